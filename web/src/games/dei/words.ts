/** Areas in words, for screen readers and tooltips. */
import { say, thing } from "../../lib/texts.svelte";
import type { DeiView } from "./view";

/** What stands in an area, who holds it, and where one gets from there. */
export function areaWords(view: DeiView, index: number, names: string[]): string {
  const area = view.areas[index]!;
  const drawn = view.map.areas[index]!;
  const parts = [thing(`area:${area.name}`)];
  area.values.forEach((value, seat) => {
    if (value > 0) parts.push(say(area.majority === seat ? "ui-dei-holds" : "ui-dei-has", { player: names[seat] ?? "", value }));
  });
  for (const post of view.outposts) {
    if (post.area === area.name) parts.push(say("ui-dei-outpost", { letter: post.letter, colour: thing(`colour:${post.colour}`), player: post.controller === null ? "–" : (names[post.controller] ?? "") }));
  }
  if (area.tokens) parts.push(`${thing(drawn.level === "ground" ? "resource:technology" : "resource:energy")} ${area.tokens}`);
  for (const drone of area.drones) parts.push(thing(`drone:${drone}`));
  if (drawn.near.length) parts.push(say("ui-dei-near", { areas: drawn.near.join(", ") }));
  if (drawn.vertical.length) parts.push(say("ui-dei-vertical", { areas: drawn.vertical.join(", ") }));
  return parts.join("; ");
}

/** A card's name without its faction. */
export function cardName(card: string): string {
  return thing(`card:${card}`).replace(/ \(.*\)$/, "");
}
