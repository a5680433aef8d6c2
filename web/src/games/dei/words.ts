/** Areas in words, for screen readers and tooltips. */
import { say, thing } from "../../lib/texts.svelte";
import { bridges, elevators } from "./geometry";
import type { Area, DeiView, Task } from "./view";

/** What stands in an area, who holds it, and where one gets from there. */
export function areaWords(view: DeiView, index: number, names: string[]): string {
  const area = view.areas[index]!;
  const drawn = view.map.areas[index]!;
  const parts = [thing(`area:${area.name}`)];
  area.values.forEach((value, seat) => {
    const units = unitWords(area, seat);
    if (units) parts.push(`${say(area.majority === seat ? "ui-dei-holds" : "ui-dei-has", { player: names[seat] ?? "", value })} (${units})`);
  });
  if (view.map.camps.some((camp) => camp.area === area.name)) parts.push(say("ui-dei-neutral"));
  for (const post of view.outposts) {
    if (post.area === area.name) parts.push(say("ui-dei-outpost", { letter: post.letter, colour: post.colour, ...holderWords(post.controller, names) }));
  }
  if (area.tokens) parts.push(`${thing(drawn.level === "ground" ? "resource:technology" : "resource:energy")} ${area.tokens}`);
  for (const drone of area.drones) parts.push(thing(`drone:${drone}`));
  if (drawn.near.length) parts.push(say("ui-dei-near", { areas: drawn.near.join(", ") }));
  if (drawn.vertical.length) parts.push(say("ui-dei-vertical", { areas: drawn.vertical.join(", ") }));
  parts.push(...linkWords(view, area.name, names));
  return parts.join("; ");
}

function unitWords(area: Area, seat: number): string {
  const [scavengers, camps] = [area.scavengers[seat] ?? 0, area.camps[seat] ?? 0];
  return [
    scavengers ? say("ui-dei-scavengers", { count: scavengers }) : "", area.leaders.includes(seat) ? say("ui-dei-leader") : "", camps ? say("ui-dei-camps", { count: camps }) : "",
  ].filter(Boolean).join(", ");
}

/** Bridges and elevators that lead from here, and whose they are. */
function linkWords(view: DeiView, name: string, names: string[]): string[] {
  const links = [...bridges(view.map, view.players).built, ...elevators(view.map, view.players)].map((link) => ({ ...link, ends: link.name.split("–") }));
  return links.filter(({ ends }) => ends.includes(name)).map(({ kind, ends, seat }) => {
    const words = say(kind === "bridge" ? "ui-dei-bridge-to" : "ui-dei-elevator-to", { area: ends.find((end) => end !== name) ?? name });
    return `${words} (${seat < 0 ? say("ui-dei-shared") : (names[seat] ?? "")})`;
  });
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
