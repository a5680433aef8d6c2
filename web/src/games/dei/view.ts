/** The shape of `src/spielwerk/games/dei/view.py`. */
export type Cell = [row: number, column: number];
export type Colour = "red" | "blue" | "green";

export interface MapArea {
  name: string;
  level: "ground" | "heights";
  cells: Cell[];
  near: string[];
  vertical: string[];
}

export interface Span {
  ends: string[];
  over: string;
  cells: Cell[];
}

export interface CityMap {
  rows: number;
  columns: number;
  tiles: { tile: string; turns: number; row: number; column: number }[];
  areas: MapArea[];
  camps: { area: string; cell: Cell }[];
  drone_symbols: { area: string; cell: Cell }[];
  resource_symbols: Cell[];
  elevators: { ground: string; heights: string; cells: Cell[] }[];
  shared_bridges: Span[];
  bridge_sites: (Span & { site: string })[];
}

export interface Area {
  name: string;
  tokens: number;
  scavengers: number[];
  leaders: number[];
  camps: number[];
  values: number[];
  majority: number | null;
  drones: string[];
}

export interface Outpost {
  area: string;
  cell: Cell;
  letter: string;
  colour: Colour;
  controller: number | null;
}

export interface Action {
  action: string;
  amount?: number;
  each?: string;
}

export interface CardInfo {
  cost: number[];
  points: number;
  actions: Action[];
}

export interface Slot {
  card: string;
  cost: number[];
  points: number;
  outposts: number;
  refund: number;
  /** What it would cost me now; several where there is a choice. Absent for spectators. */
  prices?: number[][];
}

export interface Market {
  board: string;
  colour: Colour | null;
  deck: number;
  slots: (Slot | null)[];
}

export interface Task {
  task: string;
  kind: string;
  row: number;
  column: number;
  on_time: number[];
  late: number[];
  is_late: boolean;
  markers: number[];
  for_me?: number[];
}

export interface Badge {
  colour: Colour;
  badge: string | null;
  dealt: boolean;
  earned: boolean;
}

export interface PadCard {
  card: string | null;
  lying: "committed" | "down" | "shown" | "played";
  candy: string | null;
}

export interface Player {
  faction: string | null;
  technology: number;
  energy: number;
  scavengers: number;
  leader: string | null;
  buildings: number[];
  camps: string[];
  bridges: string[];
  elevators: string[];
  candy: Record<string, number>;
  cubes: number[];
  garrisons: number;
  sovereignties: number;
  badges: Badge[];
  cards: string[];
  hand: string[] | null;
  hand_size: number;
  drones: string[] | null;
  pad: (PadCard | null)[];
  bin: string[];
  markers: (string | null)[];
  points: number;
  sources: number[];
}

export interface DeiView {
  seat: number;
  round: number;
  phase: number;
  start: number;
  active: number | null;
  finished: boolean;
  options: Record<string, boolean>;
  map: CityMap;
  areas: Area[];
  outposts: Outpost[];
  drones: Record<string, string>;
  supply: { technology: number; energy: number };
  candy: { pile: number; discards: Record<string, number> };
  markets: Market[];
  tasks: Task[];
  cards: Record<string, CardInfo>;
  players: Player[];
  draft: string[][];
  card: { slot: number | null; open: Action[]; bonus: number; alternative_used: boolean; courier_used: boolean };
}

export const COLOURS: Colour[] = ["red", "blue", "green"];
export const BOARD_ICONS: Record<string, string> = { tactics: "crossed-swords", logistics: "paper-plane", machines: "gears", black: "swap-bag" };
export const DRONE_ICONS: Record<string, string> = { hunter: "crosshair", transporter: "parachute", harvester: "sickle", teleporter: "vortex" };
export const FACTION_ICONS: Record<string, string> = { auxilia: "flying-flag", ravagers: "raven", refuge: "hooded-figure", farm: "sickle" };
export const TASK_ICONS: Record<string, string> = {
  technology: "chip", energy: "power-lightning", "drone-cards": "delivery-drone", buildings: "warehouse", scavengers: "hooded-figure", outposts: "watchtower",
  "red-outposts": "crossed-swords", "blue-outposts": "paper-plane", "green-outposts": "gears", garrisons: "flying-flag", sovereignty: "crown",
};
export const CANDY_ICONS: Record<string, string> = {
  deploy: "parachute", move: "walking-boot", collect: "grab", camp: "camping-tent", bridge: "bridge", elevator: "elevator", technology: "chip", outpost: "watchtower",
};

/** The colour of a market card by its identifier's series; drone cards lie in any market, own cards in none. */
export function cardColour(card: string): Colour | "black" | null {
  const colours: Record<string, Colour | "black"> = { TA: "red", LO: "blue", MA: "green", BM: "black", HU: "black", TR: "black", HA: "black", TE: "black" };
  return colours[card.slice(0, 2)] ?? null;
}
