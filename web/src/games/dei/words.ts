/** Areas in words, for screen readers and tooltips. */
import { say, thing } from "../../lib/texts.svelte";
import type { DeiView, Task } from "./view";

/** What stands in an area, who holds it, and where one gets from there. */
export function areaWords(view: DeiView, index: number, names: string[]): string {
  const area = view.areas[index]!;
  const drawn = view.map.areas[index]!;
  const parts = [thing(`area:${area.name}`)];
  area.values.forEach((value, seat) => {
    if (value > 0) parts.push(say(area.majority === seat ? "ui-dei-holds" : "ui-dei-has", { player: names[seat] ?? "", value }));
  });
  for (const post of view.outposts) {
    if (post.area === area.name) parts.push(say("ui-dei-outpost", { letter: post.letter, colour: post.colour, ...holderWords(post.controller, names) }));
  }
  if (area.tokens) parts.push(`${thing(drawn.level === "ground" ? "resource:technology" : "resource:energy")} ${area.tokens}`);
  for (const drone of area.drones) parts.push(thing(`drone:${drone}`));
  if (drawn.near.length) parts.push(say("ui-dei-near", { areas: drawn.near.join(", ") }));
  if (drawn.vertical.length) parts.push(say("ui-dei-vertical", { areas: drawn.vertical.join(", ") }));
  return parts.join("; ");
}

/** Who holds an outpost, as arguments of its text. */
export function holderWords(seat: number | null, names: string[]): { held: string; player: string } {
  return seat === null ? { held: "no", player: "" } : { held: "yes", player: names[seat] ?? "" };
}

/** What a task counts. */
export function taskName(task: Task): string {
  return thing(`task:${task.task}`).replace(/^[^:]*: /, "");
}

/** A card's name without its faction. */
export function cardName(card: string): string {
  return thing(`card:${card}`).replace(/ \(.*\)$/, "");
}
