import { describe, expect, it } from "vitest";
import type { Box } from "../src/games/dei/floor";
import { loops, outline, SIDE } from "../src/games/dei/geometry";
import { layout, type Ground } from "../src/games/dei/layout";
import type { Cell, MapArea } from "../src/games/dei/view";
import { crowdedCity } from "./city";

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
