/** What a previewed answer would change, in words: counts and majorities of areas, outposts, stock, points, tasks. */
import type { Change } from "../../lib/protocol";
import { say, thing } from "../../lib/texts.svelte";
import type { Shift } from "../game";
import { outlook } from "./outlook";
import { isClosed } from "./standing";
import type { DeiView } from "./view";

/** The numbers of a player that a preview tells, and their names. */
const TOLD: Record<string, string> = {
  technology: "ui-dei-technology", energy: "ui-dei-energy", points: "ui-points", scavengers: "ui-dei-scavengers-left",
};

/** The weightiest first: who holds what, then counts, stock and points, then what tasks would pay. */
export function shiftsOf(changes: Change[], view: DeiView, seat: number, names: string[]): Shift[] {
  const name = (who: number | null) => (who === null ? "–" : (names[who] ?? ""));
  const { areas, posts } = outlook(changes, view);
  const held: Shift[] = [];
  const counts: Shift[] = [];
  const tasks: Shift[] = [];
  for (const [index, { values, majority }] of areas) {
    const area = view.areas[index]!;
    const [before, after] = [area.values[seat] ?? 0, values[seat] ?? 0];
    if (area.majority !== majority) held.push({ label: say("ui-dei-majority-in", { area: area.name }), before: name(area.majority), after: name(majority) });
    if (before !== after) counts.push({ label: area.name, before, after });
  }
  for (const [index, controller] of posts) {
    const post = view.outposts[index]!;
    held.push({ label: say("ui-dei-outpost-short", { colour: post.colour, letter: post.letter }), before: name(post.controller), after: name(controller) });
  }
  for (const { path, before, after } of changes) {
    const [where, who, what, which] = path;
    const label = typeof what === "string" ? TOLD[what] : undefined;
    if (where === "players" && who === seat && label && which === undefined) counts.push({ label: say(label), before, after });
    const task = where === "tasks" && what === "for_me" ? view.tasks[Number(who)] : undefined;
    if (task && !isClosed(view, task) && which === (task.is_late ? 1 : 0)) tasks.push({ label: thing(`task:${task.task}`), before, after });
  }
  return [...held, ...counts, ...tasks];
}

/** Whether the answer changes who holds what: then a finger sees it before it is done. */
export function isWeighty(changes: Change[]): boolean {
  return changes.some(({ path: [where, , what] }) => where === "areas" && (what === "values" || what === "majority"));
}
