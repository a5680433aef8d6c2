/** What the answer under the pointer would change in the city, from the preview's numbers. No rules. */
import type { Change } from "../../lib/protocol";
import type { Area, DeiView } from "./view";

export interface Outlook {
  /** Areas by their number whose counts or majority would change. */
  areas: Map<number, { values: number[]; majority: number | null }>;
  /** Outposts by their number with the player who would control them. */
  posts: Map<number, number | null>;
  /** From where to where units would go, by area numbers. */
  way: { from: number; to: number; seat: number } | null;
}

function units(area: Area, seat: number): number {
  return (area.scavengers[seat] ?? 0) + (area.leaders.includes(seat) ? 1 : 0);
}

export function outlook(changes: Change[], view: DeiView): Outlook {
  const found: Outlook = { areas: new Map(), posts: new Map(), way: null };
  const seen = (index: number) => {
    const area = view.areas[index]!;
    if (!found.areas.has(index)) found.areas.set(index, { values: [...area.values], majority: area.majority });
    return found.areas.get(index)!;
  };
  for (const { path, after } of changes) {
    const [where, index, what, seat] = path;
    if (typeof index !== "number") continue;
    if (where === "outposts" && what === "controller") found.posts.set(index, after);
    if (where !== "areas") continue;
    if (what === "values" && typeof seat === "number") seen(index).values[seat] = after ?? 0;
    if (what === "majority") seen(index).majority = after;
  }
  found.way = wayOf(changes, view);
  return found;
}

/** Units of one player that leave one area and come to one other. */
function wayOf(changes: Change[], view: DeiView): Outlook["way"] {
  const shifted = view.areas.map((area, index) => {
    const here = changes.filter(({ path }) => path[0] === "areas" && path[1] === index);
    const leaders = area.leaders.map((seat, i) => here.find(({ path }) => path[2] === "leaders" && path[3] === i)?.after ?? seat);
    const lost = here.filter(({ path, after }) => path[2] === "leaders" && after === null).map(({ before }) => before);
    const came = here.filter(({ path, before }) => path[2] === "leaders" && before === null).map(({ after }) => after);
    return area.values.map((_, seat) => {
      const scavengers = here.find(({ path }) => path[2] === "scavengers" && path[3] === seat)?.after ?? area.scavengers[seat] ?? 0;
      const leader = (leaders.includes(seat) && !lost.includes(seat)) || came.includes(seat) ? 1 : 0;
      return scavengers + leader - units(area, seat);
    });
  });
  for (const seat of view.players.keys()) {
    const from = shifted.flatMap((change, index) => ((change[seat] ?? 0) < 0 ? [index] : []));
    const to = shifted.flatMap((change, index) => ((change[seat] ?? 0) > 0 ? [index] : []));
    if (from.length === 1 && to.length === 1) return { from: from[0]!, to: to[0]!, seat };
  }
  return null;
}
