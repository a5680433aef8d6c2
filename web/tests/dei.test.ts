import { describe, expect, it } from "vitest";
import { loops, outline, place } from "../src/games/dei/geometry";
import type { Area, Cell, CityMap } from "../src/games/dei/view";

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };

function map(cells: Cell[], symbols: Cell[] = []): CityMap {
  return {
    rows: 4, columns: 4, tiles: [], areas: [{ name: "G1", level: "ground", cells, near: [], vertical: [] }],
    camps: [], drone_symbols: [], resource_symbols: symbols, elevators: [], shared_bridges: [], bridge_sites: [],
  };
}

function area(parts: Partial<Area>): Area {
  return { name: "G1", tokens: 0, scavengers: [0, 0], leaders: [], camps: [0, 0], values: [0, 0], majority: null, drones: [], ...parts };
}

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

describe("the places of the pieces", () => {
  it("gives every group its own place inside the area", () => {
    const cells: Cell[] = [[0, 0], [0, 1], [1, 0], [1, 1]];
    const [ground] = place(map(cells), [area({ scavengers: [3, 2], leaders: [0, 1], camps: [1, 0], values: [4, 3] })], []);
    const places = new Set(ground!.pawns.map((pawn) => `${pawn.x},${pawn.y}`));
    expect(ground!.pawns).toHaveLength(5);
    expect(places.size).toBe(5);
    expect(ground!.pawns.every((pawn) => pawn.x < 100 && pawn.y < 100)).toBe(true);
  });

  it("counts tokens that have no symbol", () => {
    const [ground] = place(map([[0, 0], [0, 1]], [[0, 1]]), [area({ tokens: 3 })], []);
    expect(ground!.tokens).toHaveLength(1);
    expect(ground!.more).toBe(2);
  });
});
