import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Box } from "../src/games/dei/floor";
import { loops, outline, SIDE } from "../src/games/dei/geometry";
import { layout, type Ground } from "../src/games/dei/layout";
import { outlook } from "../src/games/dei/outlook";
import { offerFor, worthNow } from "../src/games/dei/standing";
import type { Cell, DeiView, MapArea, Market, Slot, Task } from "../src/games/dei/view";
import { crowdedCity } from "./city";

const catalogues = import.meta.glob<string>("../../src/spielwerk/games/dei/texts/*.ftl", { query: "?raw", import: "default", eager: true });

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };

describe("the outline of merged cells", () => {
  it("has four corners for one cell, six for an L", () => {
    expect(loops([[0, 0]]).map((loop) => loop.length)).toEqual([4]);
    expect(loops([[0, 0], [1, 0], [1, 1]]).map((loop) => loop.length)).toEqual([6]);
  });

  it("has a loop of its own for a hole", () => {
    const ring: Cell[] = [[0, 0], [0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1], [2, 2]];
    expect(loops(ring).map((loop) => loop.length).sort()).toEqual([4, 4]);
  });

  it("keeps cells apart that touch at a corner only", () => {
    expect(loops([[0, 0], [1, 1]])).toHaveLength(2);
  });

  it("is drawn in from the border", () => {
    expect(outline([[0, 0]], NONE, 0)).toBe("M0 0Q0 0 0 0L50 0Q50 0 50 0L50 50Q50 50 50 50L0 50Q0 50 0 50Z");
    expect(outline([[0, 0]], { top: 1, right: 2, bottom: 3, left: 4 }, 0)).toContain("M4 1");
  });
});

interface Named extends Box {
  what: string;
}

function boxes(ground: Ground): Named[] {
  const named = (what: string) => (box: Box) => ({ ...box, what: `${ground.area} ${what}` });
  return [named("plate")(ground.plate), ...ground.pawns.map(named("figure")), ...ground.tokens.map(named("token")), ...ground.drones.map(named("drone")), ...ground.posts.map(named("outpost"))];
}

function meet(one: Box, two: Box): boolean {
  return one.x < two.x + two.wide && two.x < one.x + one.wide && one.y < two.y + two.high && two.y < one.y + one.high;
}

/** The part of a box that lies on cells of the area. */
function inside(box: Box, area: MapArea): number {
  const along = (from: number, size: number, cell: number) => Math.max(0, Math.min(from + size, (cell + 1) * SIDE) - Math.max(from, cell * SIDE));
  return area.cells.reduce((sum, [row, column]) => sum + along(box.x, box.wide, column) * along(box.y, box.high, row), 0) / (box.wide * box.high);
}

describe("the places of the pieces", () => {
  const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

  it("cover nothing else and leave neither their area nor the map", () => {
    const faults: string[] = [];
    for (const seed of SEEDS) {
      const city = crowdedCity(seed);
      const all = layout(city).map(boxes);
      const apart = (some: Named[]) => some.forEach((one, i) => some.slice(i + 1).forEach((two) => meet(one, two) && faults.push(`city ${seed}: ${one.what} on ${two.what}`)));
      all.forEach((here, index) => here.forEach((box) => inside(box, city.map.areas[index]!) < 0.999 && faults.push(`city ${seed}: ${box.what} leaves its area`)));
      all.forEach(apart);
      apart(all.map((here) => here[0]!));
    }
    expect(faults).toEqual([]);
  }, 120_000);

  it("tell everything: as a figure, or on the plate", () => {
    for (const seed of SEEDS) {
      const city = crowdedCity(seed);
      for (const ground of layout(city)) {
        const area = city.areas[ground.index]!;
        const entries = ground.plate.rows.flat();
        expect(ground.posts.map(({ post }) => post)).toEqual(city.outposts.filter((post) => post.area === area.name));
        for (const { post, number } of ground.posts) expect(city.outposts[number]).toEqual(post);
        const counted = entries.reduce((sum, entry) => sum + (entry.kind === "tokens" ? entry.count : 0), 0);
        expect(ground.tokens.length + counted, `${seed}: tokens of ${area.name}`).toBe(area.tokens);
        expect(ground.drones.length + entries.filter((entry) => entry.kind === "drone").length).toBe(area.drones.length);
        area.values.forEach((value, seat) => expect(entries.some((entry) => entry.kind === "value" && entry.seat === seat), `${seed}: ${area.name} ${seat}`).toBe(value > 0 || (!ground.pawns.length && area.camps[seat]! > 0)));
        if (ground.pawns.length) expect(ground.pawns.filter((pawn) => pawn.kind === "scavengers").map((pawn) => pawn.count)).toEqual(area.scavengers.filter(Boolean));
      }
    }
  }, 120_000);

  it("do not change while nothing changes", () => {
    expect(layout(crowdedCity(7))).toEqual(layout(crowdedCity(7)));
  });
});

function viewOf(parts: object): DeiView {
  const player = { technology: 2, energy: 0, cubes: [1, 0, 0], candy: {}, bridges: [], elevators: [] };
  const area = (name: string, scavengers: number[], leaders: number[] = []) => ({ name, tokens: 0, scavengers, leaders, camps: [0, 0], values: scavengers.map((n, seat) => n + (leaders.includes(seat) ? 1 : 0)), majority: null, drones: [] });
  return { seat: 0, players: [player, player], areas: [area("G1", [3, 0], [0]), area("G2", [0, 2]), area("G3", [0, 0])], outposts: [{ area: "G2", cell: [0, 0], letter: "B", colour: "blue", controller: 1 }], tasks: [], markets: [], ...parts } as unknown as DeiView;
}

describe("the outlook of an answer", () => {
  const changes = [
    { path: ["areas", 0, "scavengers", 0], before: 3, after: 0 }, { path: ["areas", 0, "values", 0], before: 4, after: 1 },
    { path: ["areas", 1, "scavengers", 0], before: 0, after: 3 }, { path: ["areas", 1, "values", 0], before: 0, after: 3 },
    { path: ["areas", 1, "majority"], before: 1, after: 0 }, { path: ["outposts", 0, "controller"], before: 1, after: 0 },
  ];

  it("tells counts, majorities, outposts and the way", () => {
    const seen = outlook(changes, viewOf({}));
    expect(seen.areas.get(1)).toEqual({ values: [3, 2], majority: 0 });
    expect(seen.areas.get(0)!.values).toEqual([1, 0]);
    expect(seen.areas.has(2)).toBe(false);
    expect(seen.posts).toEqual(new Map([[0, 0]]));
    expect(seen.way).toEqual({ from: 0, to: 1, seat: 0 });
  });

  it("sees a leader go alone", () => {
    const led = [{ path: ["areas", 0, "leaders", 0], before: 0, after: null }, { path: ["areas", 2, "leaders", 0], before: null, after: 0 }];
    expect(outlook(led, viewOf({})).way).toEqual({ from: 0, to: 2, seat: 0 });
  });

  it("has no way where nobody goes", () => {
    expect(outlook([{ path: ["players", 0, "technology"], before: 1, after: 2 }], viewOf({})).way).toBeNull();
  });
});

describe("what a market card costs me now", () => {
  const market = { board: "tactics", colour: "red", deck: 5, slots: [] } as Market;
  const slot = { card: "TA1", cost: [2, 1], points: 1, outposts: 1, refund: 0, prices: [[2, 1], [3, 0]] } as Slot;
  const me = (parts: object) => viewOf({ players: [{ technology: 2, energy: 0, cubes: [1, 0, 0], candy: {}, ...parts }] });

  it("is the price I can pay, if there are several", () => {
    expect(offerFor(me({ technology: 3 }), 0, market, slot)).toMatchObject({ price: [3, 0], others: [[2, 1]], lacking: { technology: 0, energy: 0 }, missing: 0 });
    expect(offerFor(me({ energy: 1 }), 0, market, slot)).toMatchObject({ price: [2, 1], others: [[3, 0]] });
  });

  it("says what is missing", () => {
    expect(offerFor(me({ technology: 0 }), 0, market, { ...slot, prices: [[2, 1]] }).lacking).toEqual({ technology: 2, energy: 1 });
    expect(offerFor(me({ cubes: [0, 5, 5] }), 0, market, slot)).toMatchObject({ missing: 1, boosted: false });
    expect(offerFor(me({ cubes: [0, 0, 0], candy: { outpost: 1 } }), 0, market, slot)).toMatchObject({ missing: 0, boosted: true });
  });

  it("is the printed cost for a spectator, who lacks nothing", () => {
    const { prices: _, ...printed } = slot;
    expect(offerFor(viewOf({ seat: -1 }), -1, market, printed)).toMatchObject({ price: [2, 1], lacking: { technology: 0, energy: 0 }, missing: 0 });
  });
});

describe("what a task pays me now", () => {
  const task = (name: string, column: number, is_late: boolean, markers: number[] = []) => ({ task: name, column, is_late, markers, for_me: [8, 5] }) as unknown as Task;

  it("follows the clock, and a column is used once", () => {
    const tasks = [task("TK01", 1, true), task("TK02", 2, false), task("TK03", 3, false, [0]), task("TK04", 3, false, [1])];
    const view = viewOf({ tasks });
    expect(tasks.map((one) => worthNow(view, one))).toEqual([5, 8, null, null]);
  });
});

describe("effects in words", () => {
  const kinds = { badge: 18, candy: 8, drone: 4, faction: 4, task: 12, action: 20 };

  it.each(["en", "de", "fr"])("are told of every badge, boost, drone, leader, task and action (%s)", (language) => {
    const messages = new FluentResource(catalogues[`../../src/spielwerk/games/dei/texts/${language}.ftl`]!).body;
    for (const [kind, count] of Object.entries(kinds)) {
      const found = messages.filter(({ id }) => id.startsWith(`thing-${kind}-`));
      expect(found.length, kind).toBeGreaterThanOrEqual(count);
      expect(found.filter(({ attributes }) => !attributes["effect"]).map(({ id }) => id)).toEqual([]);
    }
  });
});
