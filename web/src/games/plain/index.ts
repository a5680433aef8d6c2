/** A game without a drawing: its view as a list, its options in words. */
import type { GameSkin } from "../game";
import Board from "./Board.svelte";

export const skin: GameSkin = {
  Board,
  Me: null,
  Opponent: null,
  Art: null,
  course: () => ({ title: "", phases: [] }),
  house: () => "",
  headline: () => null,
  mark: () => null,
  shifts: () => [],
  caution: () => null,
  sourceIcon: () => "cog",
};
