/** Random cities for tests: tiles from the game's components, turned and merged, and crowded with pieces. */
import components from "../../src/spielwerk/games/dei/components.toml?raw";
import type { Furniture } from "../src/games/dei/layout";
import { bridges, elevators } from "../src/games/dei/geometry";
import type { Area, Cell, CityMap, MapArea, Outpost, Player } from "../src/games/dei/view";

interface Tile {
  rows: string[];
  [feature: string]: string[];
}
const tiles = [...components.matchAll(/^\[tiles\."([\d.]+)"\]\n((?:\w+ = .*\n)+)/gm)].map(([, code, lines]) => ({
  code: code!,
  ...Object.fromEntries([...lines!.matchAll(/^(\w+) = (.*)$/gm)].map(([, name, list]) => [name, JSON.parse(list!) as string[]])),
})) as unknown as (Tile & { code: string })[];

/** A generator of its own, so that a failure can be repeated by its seed. */
export function randomly(seed: number): (n: number) => number {
  let state = seed * 2654435761 + 1;
  return (n) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % n;
  };
}

function turned([row, column]: Cell, turns: number): Cell {
  return turns ? turned([column, 3 - row], turns - 1) : [row, column];
}

/** A map of so many players, without the checks of a fair one. */
function cityMap(players: number, pick: (n: number) => number): { map: CityMap; outposts: Outpost[] } {
  const [down, right] = players === 2 ? [3, 3] : players === 3 ? [3, 4] : [4, 4];
  const bag = tiles.filter((tile) => Number(tile.code[0]) <= players);
  const grid: string[][] = Array.from({ length: 4 * down }, () => Array<string>(4 * right).fill(""));
  const map: CityMap = { rows: 4 * down, columns: 4 * right, tiles: [], areas: [], camps: [], drone_symbols: [], resource_symbols: [], elevators: [], shared_bridges: [], bridge_sites: [] };
  const outposts: Outpost[] = [];
  const spans: { list: "shared_bridges" | "bridge_sites"; cells: Cell[]; site: string }[] = [];
  const lifts: Cell[][] = [];
  for (let place = 0; place < down * right; place++) {
    const tile = bag.splice(pick(bag.length), 1)[0]!;
    const turns = pick(4);
    const at = (name: string): Cell => {
      const [row, column] = turned([Number(name[0]), Number(name[1])], turns);
      return [4 * Math.floor(place / right) + row, 4 * (place % right) + column];
    };
    tile.rows.forEach((line, r) => [...line].forEach((letter, c) => {
      const [row, column] = at(`${r}${c}`);
      grid[row]![column] = `${tile.code} ${letter}`;
    }));
    map.resource_symbols.push(...[...tile["technology"]!, ...tile["energy"]!].map(at));
    map.drone_symbols.push(...tile["drones"]!.map((name) => ({ area: "", cell: at(name) })));
    map.camps.push(...tile["camps"]!.map((name) => ({ area: "", cell: at(name) })));
    outposts.push(...tile["outposts"]!.map((spot) => ({ area: "", cell: at(spot.slice(2)), letter: spot[0]!, colour: "red" as const, controller: null })));
    for (const pair of tile["elevators"]!) lifts.push(pair.split(">").map(at));
    for (const way of tile["shared_bridges"]!) spans.push({ list: "shared_bridges", cells: way.split("-").map(at), site: "" });
    tile["bridges"]!.forEach((way, i) => spans.push({ list: "bridge_sites", cells: way.split("-").map(at), site: `${tile.code}#${i + 1}` }));
  }
  const name = merge(grid, map);
  const of = ([row, column]: Cell) => name[row]![column]!;
  for (const thing of [...map.camps, ...map.drone_symbols, ...outposts]) thing.area = of(thing.cell);
  map.elevators = lifts.map((cells) => ({ ground: of(cells[0]!), heights: of(cells[1]!), cells }));
  for (const { list, cells, site } of spans) map[list].push({ ends: [of(cells[0]!), of(cells[2]!)], over: of(cells[1]!), cells, site });
  return { map, outposts };
}

/** Areas by flood: the same letter within a tile, the same level across its border. */
function merge(grid: string[][], map: CityMap): string[][] {
  const high = (mark: string) => mark.at(-1)! >= "a";
  const name = grid.map((line) => line.map(() => ""));
  const counts = { G: 0, H: 0 };
  grid.forEach((line, row) => line.forEach((mark, column) => {
    if (name[row]![column]) return;
    const level = high(mark) ? "H" : "G";
    const area: MapArea = { name: `${level}${++counts[level]}`, level: level === "H" ? "heights" : "ground", cells: [], near: [], vertical: [] };
    const open: Cell[] = [[row, column]];
    for (let cell = open.pop(); cell; cell = open.pop()) {
      const [r, c] = cell;
      if (name[r]![c]) continue;
      name[r]![c] = area.name;
      area.cells.push(cell);
      for (const [nr, nc] of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]] as Cell[]) {
        const next = grid[nr]?.[nc];
        const across = Math.floor(nr / 4) !== Math.floor(r / 4) || Math.floor(nc / 4) !== Math.floor(c / 4);
        if (next && high(next) === high(mark) && (across || next === grid[r]![c])) open.push([nr, nc]);
      }
    }
    map.areas.push(area);
  }));
  map.areas.sort((a, b) => a.level.localeCompare(b.level));
  return name;
}

/** A city in which every area holds something, some of them very much. */
export function crowdedCity(seed: number): Furniture {
  const pick = randomly(seed);
  const players = 2 + (seed % 3);
  const { map, outposts } = cityMap(players, pick);
  const crowd = pick(4);
  const drones = ["hunter", "transporter", "harvester", "teleporter"];
  const areas = map.areas.map((drawn): Area => {
    const few = () => Math.max(0, pick(3 + 3 * crowd) - 3);
    const scavengers = Array.from({ length: players }, few);
    const leaders = scavengers.map((_, seat) => seat).filter(() => pick(6) < crowd);
    return {
      name: drawn.name, scavengers, leaders, camps: scavengers.map(() => Math.max(0, pick(4) - 2)), values: scavengers.map((n, seat) => n + (leaders.includes(seat) ? 3 : 0)),
      majority: null, tokens: pick(2 + 2 * crowd), drones: drones.filter(() => pick(12) < crowd),
    };
  });
  const player = (): Player => ({ bridges: map.bridge_sites.map(({ site }) => site).filter(() => pick(3) === 0), elevators: map.elevators.map(({ ground, heights }) => `${ground}-${heights}`).filter(() => pick(3) === 0) }) as unknown as Player;
  const owners = Array.from({ length: players }, player);
  return { map, areas, outposts: outposts.map((post) => ({ ...post, controller: pick(2) ? pick(players) : null })), bridges: bridges(map, owners).built, elevators: elevators(map, owners) };
}
