/** Where everything of an area stands: nothing covers anything else, nothing leaves its area. No rules. */
import { Floor, type Box } from "./floor";
import { SIDE, type Built } from "./geometry";
import type { Area, Cell, CityMap, MapArea, Outpost } from "./view";

export interface Pawn extends Box {
  seat: number;
  kind: "scavengers" | "leader" | "camps";
  count: number;
  scale: number;
}

/** What stands on a plate: the name, what a player counts there, resources without room of their own, drones likewise. */
export type Entry =
  | { kind: "name"; wide: number }
  | { kind: "value"; wide: number; seat: number; leader: boolean; camps: number }
  | { kind: "tokens"; wide: number; count: number }
  | { kind: "drone"; wide: number; name: string };

export interface Plate extends Box {
  rows: Entry[][];
  scale: number;
}

/** An outpost and its number on the map. */
interface Standing {
  post: Outpost;
  number: number;
}

export interface Ground {
  area: string;
  index: number;
  plate: Plate;
  pawns: Pawn[];
  tokens: (Box & { scale: number })[];
  drones: (Box & { name: string; scale: number })[];
  posts: (Box & Standing)[];
}

/** How roomy an area is furnished; the first way that has room for everything is taken. */
interface Plan {
  plate: number;
  /** Size of the figures; 0: they are told on the plate only. */
  pawns: number;
  /** Size of tokens and drones; 0: they are counted on the plate. */
  tokens: number;
  drones: number;
}
const PLANS: Plan[] = [
  { plate: 1, pawns: 1, tokens: 1, drones: 1 },
  { plate: 1, pawns: 0.9, tokens: 0.9, drones: 0.85 },
  { plate: 1, pawns: 0.8, tokens: 0.8, drones: 0.75 },
  { plate: 1, pawns: 0.8, tokens: 0, drones: 0.75 },
  { plate: 1, pawns: 0, tokens: 0.8, drones: 0.75 },
  { plate: 1, pawns: 0, tokens: 0, drones: 0.6 },
  { plate: 1, pawns: 0, tokens: 0, drones: 0 },
  { plate: 0.85, pawns: 0, tokens: 0, drones: 0 },
  { plate: 0.7, pawns: 0, tokens: 0, drones: 0 },
  { plate: 0.55, pawns: 0, tokens: 0, drones: 0 },
  { plate: 0.4, pawns: 0, tokens: 0, drones: 0 },
];

const ROW = 17.5;
const SIZES = { scavengers: [25, 30], leader: [25, 32.5], camps: [27.5, 25] } as const;
const TOKEN = 20;
const DRONE = [40, 37.5] as const;
const POST = [40, 35] as const;
/** Costs per square of covering what is only printed there, or what stands across. */
const PRINTED = 1;
const SYMBOL = 3;
const ACROSS = 6;

export interface Furniture {
  map: CityMap;
  areas: Area[];
  outposts: Outpost[];
  bridges: Built[];
  elevators: Built[];
}

/** An area with all that has to find a place in it, or is there already. */
interface Room {
  index: number;
  area: Area;
  drawn: MapArea;
  posts: (Box & Standing)[];
  /** Decks and cabins that reach into it. */
  across: Box[];
  camps: Cell[];
  pads: Cell[];
  symbols: Cell[];
}

/** The places of all areas. What did not change keeps its place. */
export function layout(city: Furniture): Ground[] {
  const across = [...city.bridges, ...city.elevators].map(boxOf);
  return city.areas.map((area, index) => {
    const room = roomOf(city, area, index, across);
    const key = JSON.stringify(room);
    const ground = known.get(key) ?? furnish(room);
    if (known.size > 2000) known.clear();
    known.set(key, ground);
    return ground;
  });
}
const known = new Map<string, Ground>();

function roomOf({ map, outposts }: Furniture, area: Area, index: number, across: Box[]): Room {
  const drawn = map.areas[index]!;
  const cells = new Set(drawn.cells.map(String));
  const here = (cell: Cell) => cells.has(String(cell));
  const down = drawn.level === "heights" ? 2.5 : 7.5;
  return {
    index, area, drawn,
    posts: outposts.map((post, number) => ({ post, number, x: post.cell[1] * SIDE + 5, y: post.cell[0] * SIDE + down, wide: POST[0], high: POST[1] })).filter(({ post }) => here(post.cell)),
    across: across.filter((box) => touches(drawn, box)),
    camps: map.camps.map(({ cell }) => cell).filter(here),
    pads: map.drone_symbols.map(({ cell }) => cell).filter(here),
    symbols: map.resource_symbols.filter(here),
  };
}

/** The deck of a bridge, the cabin of an elevator. */
function boxOf(built: Built): Box {
  if (built.kind === "elevator") return { x: built.x - 11, y: built.y - 15, wide: 22, high: 27 };
  return built.upright ? { x: built.x - 9, y: built.y - 36, wide: 18, high: 72 } : { x: built.x - 36, y: built.y - 9, wide: 72, high: 18 };
}

function touches(area: MapArea, box: Box): boolean {
  return area.cells.some(([row, column]) => box.x < (column + 1) * SIDE && box.x + box.wide > column * SIDE && box.y < (row + 1) * SIDE && box.y + box.high > row * SIDE);
}

function furnish(room: Room): Ground {
  for (const cost of [undefined, ACROSS]) {
    for (const plan of PLANS) {
      const ground = tryPlan(plan, room, cost);
      if (ground) return ground;
    }
  }
  // Not even a small plate beside the outposts: it stands over them. Two rows of that size fit into any cell.
  const plan = PLANS.at(-1)!;
  const plate = platePlace(new Floor(room.drawn), plateEntries(room.area, plan), plan.plate)!;
  return { area: room.area.name, index: room.index, plate, pawns: [], tokens: [], drones: [], posts: room.posts };
}

/** Everything at its place, or null where there is no room. Without a cost nothing stands on what reaches across. */
function tryPlan(plan: Plan, room: Room, cost: number | undefined): Ground | null {
  const { area, index, posts } = room;
  const floor = new Floor(room.drawn);
  for (const box of posts) floor.cover(box);
  for (const box of room.across) floor.cover(box, cost);
  for (const cell of room.camps) floor.cover(inCell(cell, 30, 25), PRINTED);
  const drones = putDrones(floor, plan.drones, room);
  // Tokens lie on their symbols at last, so the others avoid these if they can.
  if (plan.tokens) for (const cell of room.symbols.slice(0, area.tokens)) floor.cover(inCell(cell, TOKEN, TOKEN), SYMBOL);
  const plate = platePlace(floor, plateEntries(area, plan), plan.plate);
  if (!drones || !plate) return null;
  floor.cover(plate);
  const pawns = putPawns(floor, plan.pawns, area, plate);
  const tokens = putTokens(floor, plan.tokens, room);
  return pawns && tokens && { area: area.name, index, plate, pawns, tokens, drones, posts };
}

function putDrones(floor: Floor, scale: number, { area, pads }: Room): Ground["drones"] | null {
  const [wide, high] = DRONE.map((size) => size * scale) as [number, number];
  const drones: Ground["drones"] = [];
  for (const [i, name] of scale ? area.drones.entries() : []) {
    const box = floor.put(wide, high, pads[i] ? near(inCell(pads[i], wide, high)) : corner);
    if (!box) return null;
    drones.push({ ...box, name, scale });
  }
  return drones;
}

/** Figures stand around the plate. */
function putPawns(floor: Floor, scale: number, area: Area, plate: Box): Pawn[] | null {
  const pawns: Pawn[] = [];
  for (const figure of scale ? figures(area) : []) {
    const [wide, high] = SIZES[figure.kind].map((size) => size * scale) as [number, number];
    const box = floor.put(wide, high, (x, y) => Math.hypot(x + wide / 2 - plate.x - plate.wide / 2, y + high / 2 - plate.y - plate.high / 2) / 4);
    if (!box) return null;
    pawns.push({ ...box, ...figure, scale });
  }
  return pawns;
}

function putTokens(floor: Floor, scale: number, { area, symbols }: Room): Ground["tokens"] | null {
  const side = TOKEN * scale;
  const tokens: Ground["tokens"] = [];
  for (let i = 0; scale && i < area.tokens; i++) {
    const box = floor.put(side, side, symbols[i] ? near(inCell(symbols[i]!, side, side)) : tokens[0] ? near(tokens[0]) : corner);
    if (!box) return null;
    tokens.push({ ...box, scale });
  }
  return tokens;
}

function inCell([row, column]: Cell, wide: number, high: number): Box {
  return { x: column * SIDE + (SIDE - wide) / 2, y: row * SIDE + (SIDE - high) / 2, wide, high };
}

function near(box: Box): (x: number, y: number) => number {
  return (x, y) => Math.hypot(x - box.x, y - box.y);
}

/** Against the top left of the cells, which leaves the largest room beside. */
function corner(x: number, y: number): number {
  return ((y + SIDE) % SIDE) / 2 + ((x + SIDE) % SIDE) / 5;
}

function figures(area: Area): { seat: number; kind: Pawn["kind"]; count: number }[] {
  return area.values.flatMap((_, seat) => [
    ...(area.leaders.includes(seat) ? [{ seat, kind: "leader" as const, count: 1 }] : []),
    ...(area.scavengers[seat] ? [{ seat, kind: "scavengers" as const, count: area.scavengers[seat] }] : []),
    ...(area.camps[seat] ? [{ seat, kind: "camps" as const, count: area.camps[seat] }] : []),
  ]);
}

// --- the plate -----------------------------------------------------------------------------

function plateEntries(area: Area, plan: Plan): Entry[] {
  const entries: Entry[] = [{ kind: "name", wide: area.name.length > 2 ? 30 : 22.5 }];
  area.values.forEach((value, seat) => {
    const leader = !plan.pawns && area.leaders.includes(seat);
    const camps = plan.pawns ? 0 : (area.camps[seat] ?? 0);
    if (value > 0 || camps) entries.push({ kind: "value", seat, leader, camps, wide: (value > 9 ? 35 : 27.5) + (leader ? 10 : 0) + (camps ? 12.5 : 0) });
  });
  if (!plan.tokens && area.tokens) entries.push({ kind: "tokens", count: area.tokens, wide: 27.5 });
  if (!plan.drones) for (const name of area.drones) entries.push({ kind: "drone", name, wide: 17.5 });
  return entries;
}

/** Break the entries into rows that are not wider than this. */
function inRows(entries: Entry[], widest: number): Entry[][] {
  const rows: Entry[][] = [];
  let room = 0;
  for (const entry of entries) {
    if (!rows.length || entry.wide > room) {
      rows.push([]);
      room = widest;
    }
    rows.at(-1)!.push(entry);
    room -= entry.wide;
  }
  return rows;
}

/** The place for a plate: as few rows as possible. */
function platePlace(floor: Floor, entries: Entry[], scale: number): Plate | null {
  const length = (row: Entry[]) => row.reduce((sum, entry) => sum + entry.wide, 0);
  const widths = [...new Set(entries.flatMap((_, from) => entries.slice(from).map((_, i) => length(entries.slice(from, from + i + 1)))))].sort((a, b) => b - a);
  for (const widest of widths) {
    const rows = inRows(entries, widest);
    if (rows.some((row) => length(row) > widest)) continue;
    const wide = (Math.max(...rows.map(length)) + 2.5) * scale;
    const box = floor.find(wide, (ROW * rows.length + 2.5) * scale, corner);
    if (box) return { ...box, rows, scale };
  }
  return null;
}
