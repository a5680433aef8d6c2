/** From cells to shapes: outlines of merged areas, and places for what stands in them. No rules. */
import type { Cell, CityMap, Colour, MapArea, Player } from "./view";

/** The side of a cell in drawing units. */
export const SIDE = 50;
/** How high a wall is drawn. */
export const WALL = 9;

export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

interface Edge {
  x: number;
  y: number;
  /** 0 right, 1 down, 2 left, 3 up: the area lies at the right hand. */
  way: number;
}

const STEP = [[1, 0], [0, 1], [-1, 0], [0, -1]] as const;

function key(x: number, y: number): string {
  return `${x},${y}`;
}

/** The border of some cells as closed loops of corners, in cells; holes are loops of their own. */
export function loops(cells: Cell[]): Edge[][] {
  const inside = new Set(cells.map(([row, column]) => key(column, row)));
  const open = new Map<string, Edge[]>();
  const add = (edge: Edge) => open.set(key(edge.x, edge.y), [...(open.get(key(edge.x, edge.y)) ?? []), edge]);
  for (const [y, x] of cells) {
    if (!inside.has(key(x, y - 1))) add({ x, y, way: 0 });
    if (!inside.has(key(x + 1, y))) add({ x: x + 1, y, way: 1 });
    if (!inside.has(key(x, y + 1))) add({ x: x + 1, y: y + 1, way: 2 });
    if (!inside.has(key(x - 1, y))) add({ x, y: y + 1, way: 3 });
  }
  const found: Edge[][] = [];
  const take = (x: number, y: number, way: number): Edge | undefined => {
    const here = open.get(key(x, y)) ?? [];
    // Where two cells touch only at a corner, the loop turns right and stays with its cell.
    const next = [1, 0, 3].map((turn) => here.find((edge) => edge.way === (way + turn) % 4)).find(Boolean) ?? here[0];
    if (next) open.set(key(x, y), here.filter((edge) => edge !== next));
    return next;
  };
  for (const [y, x] of cells) {
    for (let edge = (open.get(key(x, y)) ?? []).find((e) => e.way === 0); edge; edge = (open.get(key(x, y)) ?? []).find((e) => e.way === 0)) {
      open.set(key(x, y), open.get(key(x, y))!.filter((e) => e !== edge));
      const loop: Edge[] = [];
      for (let now: Edge | undefined = edge; now; ) {
        if (loop.at(-1)?.way !== now.way) loop.push(now);
        const [dx, dy]: readonly [number, number] = STEP[now.way]!;
        now = take(now.x + dx, now.y + dy, now.way);
      }
      if (loop.length > 4 && loop.at(-1)!.way === loop[0]!.way) loop.shift();
      found.push(loop);
    }
  }
  return found;
}

function shifted(edge: Edge, inset: Inset): number {
  if (edge.way === 0) return edge.y * SIDE + inset.top;
  if (edge.way === 1) return edge.x * SIDE - inset.right;
  if (edge.way === 2) return edge.y * SIDE - inset.bottom;
  return edge.x * SIDE + inset.left;
}

/** The outline of merged cells as path data, drawn in from the border, with round corners. */
export function outline(cells: Cell[], inset: Inset, radius: number): string {
  return loops(cells).map((loop) => rounded(loop.map((edge, i) => {
    const before = loop[(i + loop.length - 1) % loop.length]!;
    const [flat, steep] = edge.way % 2 === 0 ? [edge, before] : [before, edge];
    return [shifted(steep, inset), shifted(flat, inset)] as const;
  }), radius)).join("");
}

function rounded(corners: (readonly [number, number])[], radius: number): string {
  const parts = corners.map(([x, y], i) => {
    const [ax, ay] = corners[(i + corners.length - 1) % corners.length]!;
    const [bx, by] = corners[(i + 1) % corners.length]!;
    const a = Math.hypot(ax - x, ay - y) || 1;
    const b = Math.hypot(bx - x, by - y) || 1;
    const r = Math.min(radius, a / 2, b / 2);
    const from = `${+(x + ((ax - x) * r) / a).toFixed(1)} ${+(y + ((ay - y) * r) / a).toFixed(1)}`;
    const to = `${+(x + ((bx - x) * r) / b).toFixed(1)} ${+(y + ((by - y) * r) / b).toFixed(1)}`;
    return `${i ? "L" : "M"}${from}Q${x} ${y} ${to}`;
  });
  return `${parts.join("")}Z`;
}

const all = (n: number): Inset => ({ top: n, right: n, bottom: n, left: n });

export interface Shape {
  area: MapArea;
  index: number;
  /** What can be touched: the cells themselves. */
  hit: string;
  /** Ground, or the foot of the walls. */
  foot: string;
  /** Ground, or the roof. */
  top: string;
  /** Just inside, for the tint of the majority and the glow. */
  inner: string;
}

export interface Scenery {
  shapes: Shape[];
  ground: Shape[];
  heights: Shape[];
  /** Dashed lines between ground areas; steps between heights; windows, icicles, roof furniture, lamps. */
  borders: string;
  steps: string;
  windows: string;
  lit: string;
  icicles: string;
  furniture: string;
  skylights: string;
  lamps: [number, number][];
  seams: string;
}

/** A number from 0 to 99 that is always the same for a place. */
export function grain(row: number, column: number, salt: number): number {
  return (((row + 3) * 7919 + (column + 5) * 104_729 + salt * 1299709) >>> 3) % 100;
}

let last: { id: string; scenery: Scenery } | null = null;

/** Everything of the city that never changes in a game. */
export function sceneryOf(map: CityMap): Scenery {
  const id = JSON.stringify([map.tiles, map.areas.map((area) => area.cells)]);
  if (last?.id !== id) last = { id, scenery: build(map) };
  return last.scenery;
}

function build(map: CityMap): Scenery {
  const owner = new Map<string, MapArea>();
  for (const area of map.areas) for (const [row, column] of area.cells) owner.set(key(column, row), area);
  const shapes = map.areas.map((area, index) => shapeOf(area, index));
  const s: Scenery = {
    shapes, ground: shapes.filter((p) => p.area.level === "ground"), heights: shapes.filter((p) => p.area.level === "heights"),
    borders: "", steps: "", windows: "", lit: "", icicles: "", furniture: "", skylights: "", lamps: [], seams: "",
  };
  const stepped = new Set<string>();
  const border = (one: MapArea, two: MapArea | undefined, x: number, y: number, upright: boolean) => {
    if (!two || one === two || one.level !== two.level || !one.near.includes(two.name)) return;
    if (one.level === "ground") s.borders += upright ? `M${x} ${y}v50` : `M${x} ${y}h50`;
    else if (!stepped.has(`${one.name}${two.name}`)) {
      stepped.add(`${one.name}${two.name}`).add(`${two.name}${one.name}`);
      for (const d of [19, 25, 31]) s.steps += upright ? `M${x - 7} ${y + d - 5}h14` : `M${x + d} ${y - 13}v18`;
    }
  };
  for (const area of map.areas) {
    for (const [row, column] of area.cells) {
      const x = column * SIDE;
      const y = row * SIDE;
      const below = owner.get(key(column, row + 1));
      border(area, owner.get(key(column + 1, row)), x + SIDE, y, true);
      border(area, below, x, y + SIDE, false);
      if (area.level === "ground") {
        if (grain(row, column, 1) < 12) s.lamps.push([x + 6, y + 8]);
        continue;
      }
      if (below !== area) {
        for (let i = 0; i < 5; i++) {
          const pane = `M${x + 7 + i * 8.4} ${y + 42.5}h3.600v4h-3.600z`;
          if (grain(row, column, 10 + i) < 22) s.lit += pane;
          else if (grain(row, column, 10 + i) < 62) s.windows += pane;
        }
        for (let i = 0; i < 7; i++) {
          const size = grain(row, column, 20 + i);
          if (size < 70) s.icicles += `M${x + 5 + i * 6} ${y + 40}h3l-1.500 ${2 + (size % 4)}z`;
        }
      }
      const kind = grain(row, column, 2);
      if (kind < 22) s.furniture += `M${x + 30} ${y + 27}h9v9h-9zM${x + 22} ${y + 30}h5v5h-5z`;
      else if (kind < 45) s.skylights += `M${x + 12} ${y + 29}h22v3h-22zM${x + 12} ${y + 34}h22v1.500h-22z`;
    }
  }
  for (let c = 4; c < map.columns; c += 4) s.seams += `M${c * SIDE} 0V${map.rows * SIDE}`;
  for (let r = 4; r < map.rows; r += 4) s.seams += `M0 ${r * SIDE}H${map.columns * SIDE}`;
  return s;
}

function shapeOf(area: MapArea, index: number): Shape {
  const hit = outline(area.cells, all(0), 0);
  if (area.level === "ground") return { area, index, hit, foot: outline(area.cells, all(0), 3), top: outline(area.cells, all(0), 3), inner: outline(area.cells, all(3.5), 5) };
  const foot = { top: 1.5, right: 2.5, bottom: 1, left: 2.5 };
  return {
    area, index, hit, foot: outline(area.cells, foot, 6), top: outline(area.cells, { ...foot, bottom: 1 + WALL }, 6),
    inner: outline(area.cells, { top: 4, right: 5, bottom: 3.5 + WALL, left: 5 }, 5),
  };
}

// --- bridges and elevators -----------------------------------------------------------------

export interface Built {
  kind: "bridge" | "elevator";
  x: number;
  y: number;
  upright: boolean;
  /** Whose it is; -1 for one that belongs to all. */
  seat: number;
  name: string;
  /** What it is called in an answer. */
  token: string | null;
}

function middle(cells: Cell[]): { x: number; y: number; upright: boolean } {
  const [row, column] = cells[1]!;
  return { x: column * SIDE + 25, y: row * SIDE + 21, upright: cells[0]![1] === column };
}

export function bridges(map: CityMap, players: Player[]): { built: Built[]; free: Built[] } {
  const built: Built[] = map.shared_bridges.map((bridge) => ({ kind: "bridge", ...middle(bridge.cells), seat: -1, name: bridge.ends.join("–"), token: null }));
  const free: Built[] = [];
  for (const site of map.bridge_sites) {
    const seat = players.findIndex((player) => player.bridges.includes(site.site));
    (seat < 0 ? free : built).push({ kind: "bridge", ...middle(site.cells), seat, name: site.ends.join("–"), token: `site:${site.site}` });
  }
  return { built, free };
}

/** Elevators stand on the wall between their two areas; each on an edge of its own. */
export function elevators(map: CityMap, players: Player[]): Built[] {
  const used = new Set<string>();
  const at = (a: Cell, b: Cell) => ({ x: ((a[1] + b[1]) / 2) * SIDE + 25, y: ((a[0] + b[0]) / 2) * SIDE + 25, upright: a[1] === b[1] });
  const built: Built[] = map.elevators.map((lift) => {
    const spot = at(lift.cells[0]!, lift.cells[1]!);
    used.add(key(spot.x, spot.y));
    return { kind: "elevator", ...spot, seat: -1, name: `${lift.ground}–${lift.heights}`, token: null };
  });
  players.forEach((player, seat) => player.elevators.forEach((name, i) => {
    const [low, high] = name.split("-").map((area) => map.areas.find((found) => found.name === area));
    const spots = (low?.cells ?? []).flatMap((a) => (high?.cells ?? []).filter((b) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1).map((b) => at(a, b)));
    const spot = spots.find((one) => !used.has(key(one.x, one.y))) ?? spots[0];
    if (!spot) return;
    used.add(key(spot.x, spot.y));
    built.push({ kind: "elevator", ...spot, seat, name: name.replace("-", "–"), token: `elevator:${i + 1}` });
  }));
  return built;
}

export const COLOUR_LETTER: Record<Colour, string> = { red: "r", blue: "b", green: "g" };
