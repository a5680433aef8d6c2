/** Where the thing that is missing comes from, by reason: what it is called, and the spaces that give it. */
import { say, thing } from "../../lib/texts.svelte";
import type { Way } from "../game";

const DICE = { what: () => say("ui-tharos-way-value"), tokens: ["transformer:use", "do:reroll", "use:manipulator"] };
const MINERALS = { what: () => `${say("ui-tharos-ore")}, ${say("ui-tharos-crystal")}`, tokens: ["use:ore", "use:crystal"] };
const MARKERS = { what: () => thing("do:markregion"), tokens: ["do:markregion"] };

const WAYS: Record<string, { what: () => string; tokens: string[] }> = {
  needs_jars: { what: () => say("ui-tharos-jars"), tokens: ["do:plenty", "do:little", "use:banker"] },
  value_too_low: DICE,
  value_too_high: DICE,
  wrong_colour: DICE,
  no_dice_for_it: DICE,
  needs_one_kind: MINERALS,
  needs_both_kinds: MINERALS,
  too_few_of_a_kind: MINERALS,
  no_pair: MINERALS,
  no_connected_group: MARKERS,
  too_few_markers: MARKERS,
  shape_missing: MARKERS,
  no_marker_on_card: { what: () => thing("do:markcard"), tokens: ["do:markcard"] },
  mines_missing: { what: () => thing("do:mine"), tokens: ["do:mine"] },
  not_built: { what: () => thing("do:build"), tokens: ["do:build"] },
};

export function wayTo(key: string): Way | null {
  const way = WAYS[key];
  return way ? { what: way.what(), tokens: way.tokens } : null;
}
