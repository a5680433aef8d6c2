/** The shape of `src/spielwerk/games/nobility/view.py`. */
export const GOODS = ["books", "weaponry", "furnishings", "magic", "jewelry", "artwork"] as const;
export const GUILDS = ["scholars", "blacksmiths", "carpenters", "wizards", "merchants", "artists"] as const;
export const PAIRS = ["1–2", "3–4", "5–6"] as const;
export const TOP_REPUTATION = 24;
export const TOP_NOBILITY = 12;

export const GOOD_ICONS: Record<string, string> = {
  books: "white-book", weaponry: "broadsword", furnishings: "wooden-chair", magic: "crystal-ball", jewelry: "diamond-ring", artwork: "palette",
};
export const RACE_ICONS: Record<string, string> = {
  halfling: "barefoot", human: "visored-helm", elf: "elf-ear", dwarf: "dwarf-face", "green-elf": "oak-leaf", trobit: "pointy-hat",
};

export interface PlacedDie { field: string; value: number; owner: number | "automa" }

export interface Card { card: string; race: string; goods: string[]; demand: [number, number]; workers: number; stars: number; paid?: number }

export interface Tile { tile: string; guild: string | null; effects: string[] }

export interface Workshop { tile: Tile | null; owner: number | null; points: number; stars: number; owner_coins: number; owner_points: number }

export interface Guild {
  guild: string;
  good: string;
  open: number;
  slots: number;
  apprentices: number[];
  income: number;
  workshops: Workshop[];
}

export interface CouncilField {
  field: string;
  race: string;
  tile: { tile: string; nobility: number; goods: number[]; coins: number; points: number } | null;
}

export interface Desk { desk: string; die: number; race: string; benefit: string; seat: number | null }

export interface DiceTile { tile: string; card: string | null; active: boolean; fields: { field: string; die: number; filled: boolean }[] }

export interface Player {
  character: string;
  bonus: string;
  /** What the new Lord gets: how many of each. */
  benefit: Record<string, number>;
  lord: boolean;
  rep: number;
  limit: number;
  placed: number;
  nobility: number;
  nobility_points: number;
  coins: number;
  modifiers: number;
  goods: number[];
  goods_points: number;
  points: number;
  score: number;
  dice: number[];
  dice_left: number;
  passed: boolean;
  workers: number;
  worker_stock: number;
  apprentices: number[];
  houses: { stock: number; platform: number; built: number };
  house_price: number;
  plots: { tile: Tile | null; reward: string }[];
  held: Card[];
  completed: Card[];
  council: string[];
  desks: number;
  commissions: number;
  dice_tiles: DiceTile[];
  offered: number;
  own_commissions?: string[];
  own_offered?: string[];
  own_active?: string[];
}

export interface NobilityView {
  you: number | null;
  round: number;
  phase: string;
  first: number;
  events: boolean;
  chancery: boolean;
  event: string | null;
  dice: PlacedDie[];
  tavern: { fields: number; least: number; cards: (Card | null)[]; deck: number; discards: string[] };
  yard: { fields: number; most: number };
  guilds: Guild[];
  hall: { tiles: { field: string; tile: Tile | null; price: number }[]; bag: number; discards: string[]; removed: string[] };
  ship: { ship: string; prices: number[]; spaces: number[]; sold: number[]; left: number };
  council: { fields: CouncilField[]; pile: number };
  castle: { fields: number; rep: number[] };
  desks: Desk[];
  commissions: { pile: number; under: number[]; known: { place: number; card: string }[]; dice_tiles: number };
  players: Player[];
  solo: { objective: string; needed: number[]; reached: number[]; fulfilled: boolean; automa: number[] } | null;
}

/** The die on a field, or undefined. */
export function dieOn(view: NobilityView, field: string): PlacedDie | undefined {
  return view.dice.find((die) => die.field === field);
}

/** The value of the die in hand, from the question "where do you place it?"; 0 if none. */
export function inHand(about: string | null | undefined): number {
  return about?.startsWith("die:") ? Number(about.slice(4)) : 0;
}

/** "Name: what it does" as its two parts. */
export function parts(text: string): { name: string; effect: string } {
  const at = text.search(/\s?:\s/);
  return at < 0 ? { name: text, effect: "" } : { name: text.slice(0, at), effect: text.slice(at).replace(/^\s?:\s/, "") };
}
