/** What a game adds to the skeleton: drawings of its view, and a few words about it. No rules. */
import type { Component, Snippet } from "svelte";
import type { Change, Happening, Option, SeatInfo } from "../lib/protocol";

/** The server's view of a game; every game knows the shape of its own. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = any;

export interface AreaProps {
  view: View;
  /** Whose area this is; for the board, whose eyes look. -1 is a spectator. */
  seat: number;
  seats: SeatInfo[];
  names: string[];
  /** Shown beside the board, never over it: the answer to "why not?". */
  dock?: Snippet;
}

export interface Course {
  /** "Round 2/4 · Turn 3/4" */
  title: string;
  phases: { name: string; now: boolean }[];
}

/** One number that a previewed answer would change, in words: "Jars 7 › 2". */
export interface Shift {
  label: string;
  before: number | string | null;
  after: number | string | null;
}

/** What counts when points are equal; highest wins. */
export interface TieStep {
  name: string;
  /** By seat. */
  values: number[];
}

/** Where something that is missing comes from. */
export interface Way {
  what: string;
  tokens: string[];
}

export interface GameSkin {
  Board: Component<AreaProps>;
  /** The own area beside the board; null where the board shows everything. */
  Me: Component<AreaProps> | null;
  /** The board wants the whole width of a tablet: there the own area stands below it, not on a tab. */
  wide?: boolean;
  /** The compact row of an opponent; it may contain its own details. */
  Opponent: Component<AreaProps> | null;
  /** Symbols that the drawings use, once per page. */
  Art: Component | null;
  course(view: View): Course;
  /** What stands under a player's name: the guild, house or company. */
  house(seat: number): string;
  /** A headline of the log, where an event begins a new part of the game. */
  headline(happening: Happening): string | null;
  /** A short mark under the curve of points, where a round begins. */
  mark(happening: Happening): string | null;
  /** The interesting ones of a preview's changes. */
  shifts(changes: Change[], view: View, seat: number, names: string[]): Shift[];
  /** Whether a finger shall see these changes before they are made, for it cannot hover. */
  weighty?(changes: Change[]): boolean;
  /** A warning before a waste, or null. */
  caution(view: View, seat: number, token: string, options: Option[], prompt: string): string | null;
  /** The way out of a reason against something: where the missing thing is to be had. */
  wayTo?(reason: string, view: View): Way | null;
  /** What a thing does, shortly, under its line in the list of options. */
  explain?(token: string, view: View): string;
  /** The rule that tells all about a thing, where there is one. */
  ruleOf?(token: string, view: View): string | null;
  /** How ties are broken: the rule, that rule in a sentence, and the numbers that are compared. */
  ties?: { rule: string; words(): string; steps(view: View): TieStep[] };
  /** Icons of the score rows, by source. */
  sourceIcon(source: string): string;
  /** A small mark beside an option: the colour of a die, the type of a region. */
  chip?(token: string, view: View): { text: string; kind: string; label: string } | null;
}
