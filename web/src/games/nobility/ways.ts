/** Where the thing that is missing comes from, by reason: what it is called, and the fields that give it. */
import { say } from "../../lib/texts.svelte";
import type { Way } from "../game";
import { GUILDS } from "./view";

const SIX = [1, 2, 3, 4, 5, 6];
const GUILD_FIELDS = GUILDS.flatMap((guild) => [1, 2, 3].map((field) => `guild:${guild}-${field}`));
const fields = (kind: string) => SIX.map((field) => `${kind}:${field}`);
const GOODS = { what: "board-goods", tokens: GUILD_FIELDS };
const VALUE = { what: "board-modifiers", tokens: [...fields("value"), ...fields("berk")] };

const WAYS: Record<string, { what: string; tokens: string[] }> = {
  "too-few-coins": { what: "board-coins", tokens: fields("port") },
  "too-few-goods": GOODS,
  "missing-type": GOODS,
  "demand-not-met": GOODS,
  "no-goods": GOODS,
  "too-few-modifiers": { what: "board-modifiers", tokens: fields("berk") },
  "die-too-low": VALUE,
  "die-too-high": VALUE,
  "wrong-die": VALUE,
  "wrong-pair": VALUE,
  "rep-limit": { what: "ui-nobility-reputation", tokens: fields("castle") },
  "no-house": { what: "board-houses", tokens: fields("yard") },
  "race-missing": { what: "ui-nobility-left-settlers", tokens: fields("tavern") },
  "no-worker": { what: "board-workers", tokens: fields("tavern") },
};

export function wayTo(key: string): Way | null {
  const way = WAYS[key];
  return way ? { what: say(way.what), tokens: way.tokens } : null;
}
