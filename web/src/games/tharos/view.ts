/** The shape of `src/spielwerk/games/tharos/view.py`. */
export type Letter = "W" | "Y" | "R" | "G" | "B";
export const LETTERS: Letter[] = ["W", "Y", "R", "G", "B"];
export type Counts = Record<Letter, number>;

export interface Region {
  name: string;
  colour: Letter;
  transformer: string;
  ore: boolean;
  crystal: boolean;
  markers: number[];
  mines: number[];
}

export interface Socket {
  die: string | null;
  as: string;
  card: number | null;
}

export interface Dice {
  active: string[];
  sockets: Socket[];
  used: (Socket & { place: string })[];
  drawn: Counts;
  bag: Counts;
  depot: Counts;
  stored: Counts;
  store: (Letter | null)[];
  prices: number[];
  bound: string | null;
}

export interface PlayerCard {
  name: string;
  active: boolean;
  used: boolean;
  markers: number;
  limit: number;
  dice: string;
  minimum: number;
}

export interface Player {
  money: number;
  points: number;
  medals: Record<string, number>;
  strength: number;
  ward: boolean;
  score: number;
  passed: boolean;
  dice: Dice;
  hand: number[];
  hand_size: number;
  offered: number[];
  offered_size: number;
  on_table: number[];
  cards: PlayerCard[];
  blocked: string[];
  used_buildings: string[];
  transformer_used: boolean;
  guild_supply: number;
  mine_supply: number;
  ore: string;
  crystal: string;
}

export interface Building {
  name: string;
  built: boolean;
  owner: number | null;
  price: number;
}

export interface TharosView {
  round: number;
  turn: number;
  phase: string;
  start: number;
  attacked: string | null;
  attack: { row: number[]; strength: number | null; left: number[]; losers: number[][] };
  round_end: { card: number | null; left: number[] };
  regions: Region[];
  supply: { ore: Counts; crystal: Counts };
  buildings: Building[];
  stack: number;
  discard: number[];
  players: Player[];
  you: number | null;
}

export function sum(counts: Counts): number {
  return LETTERS.reduce((all, letter) => all + counts[letter], 0);
}

/** "W5" as its colour and value. */
export function dieParts(die: string): { colour: Letter; value: number } {
  return { colour: die[0] as Letter, value: Number(die.slice(1)) };
}
