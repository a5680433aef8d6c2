/** What things do, in words: badges, leaders, drones, candy boosts, tasks; cards by their actions. */
import { say, thing, thingMore } from "../../lib/texts.svelte";
import type { Action, DeiView, Slot } from "./view";
import { areaWords, cardName } from "./words";

/** "Red Move", "Red outposts: Red Move", "Hunter +1". */
export function actionName(act: Action): string {
  const name = thing(`action:${act.each ?? act.action}`);
  if (act.each) return say("ui-dei-per-outpost", { action: name, colour: act.action.slice(4) });
  return act.amount ? `${name} +${act.amount}` : name;
}

/** The actions of a card, equal ones together: "2 × Move, Collect". */
function actionsOf(card: string, view: DeiView): { act: Action; times: number }[] {
  const found: { act: Action; times: number }[] = [];
  for (const act of view.cards[card]?.actions ?? []) {
    const same = found.find((one) => JSON.stringify(one.act) === JSON.stringify(act));
    if (same) same.times += 1;
    else found.push({ act, times: 1 });
  }
  return found;
}

export function cardActions(card: string, view: DeiView): string {
  return actionsOf(card, view).map(({ act, times }) => (times > 1 ? `${times} × ${actionName(act)}` : actionName(act))).join(", ");
}

/** The actions of a card with what each does, a line each. */
export function cardEffect(card: string, view: DeiView): string {
  return actionsOf(card, view).map(({ act, times }) => `${times > 1 ? `${times} × ` : ""}${actionName(act)}: ${thingMore(`action:${act.each ?? act.action}`, "effect")}`).join("\n");
}

function slotOf(name: string, view: DeiView): Slot | null {
  return view.markets.find((market) => name.startsWith(market.board))?.slots[Number(name.slice(-1)) - 1] ?? null;
}

/** What a task counts, pays on time and late, and would score the one who looks. */
function taskEffect(name: string, view: DeiView): string {
  const task = view.tasks.find((one) => one.task === name);
  if (!task) return thingMore(`task:${name}`, "effect");
  const [[points, each], [less, per]] = [task.on_time, task.late] as [[number, number], [number, number]];
  const rates = say("ui-dei-task-rates", { points, each, less, per });
  const mine = task.for_me ? say("ui-dei-task-mine", { now: task.for_me[0]!, late: task.for_me[1]! }) : "";
  return [thingMore(`task:${name}`, "effect"), rates, mine].filter(Boolean).join(" ");
}

/** The effect of a thing; of a card only the names of its actions, if it shall be short. Empty where there is none. */
export function effectOf(token: string, view: DeiView, short = false): string {
  const at = token.indexOf(":");
  const [kind, name] = at < 0 ? [token, ""] : [token.slice(0, at), token.slice(at + 1)];
  if (kind === "card") return short ? cardActions(name, view) : cardEffect(name, view);
  if (kind === "down") return short ? "" : say("ui-dei-down-effect");
  if (kind === "slot") {
    const slot = slotOf(name, view);
    if (!slot) return "";
    const price = slot.prices?.[0] ?? slot.cost;
    return `${effectOf(`card:${slot.card}`, view, short)}${short ? " · " : "\n"}${thing(`pay:${price.join("")}`)}`;
  }
  if (kind === "colour") {
    const badge = view.players[view.seat]?.badges.find((one) => one.colour === name)?.badge;
    return badge ? `${thing(`badge:${badge}`)}: ${thingMore(`badge:${badge}`, "effect")}` : "";
  }
  if (kind === "reveal") {
    const planned = [0, 1].map((n) => view.players[view.seat]?.pad[2 * (view.phase - 1) + n]?.card ?? "").map(cardName);
    const [first, second] = planned as [string, string];
    if (name === "both") return say("ui-dei-reveal-both", { first, second });
    return name === "first" ? say("ui-dei-reveal-one", { shown: first, down: second }) : say("ui-dei-reveal-one", { shown: second, down: first });
  }
  if (kind === "task") return taskEffect(name, view);
  return thingMore(token, "effect");
}

/** Name and effect, for tooltips. */
export function aboutThing(token: string, view: DeiView): string {
  const effect = effectOf(token, view);
  return effect ? `${thing(token)}\n${effect}` : thing(token);
}

/** An area in words, with what its drones do. */
export function areaAbout(view: DeiView, index: number, names: string[]): string {
  const drones = view.areas[index]!.drones.map((name) => `${thing(`drone:${name}`)}: ${thingMore(`drone:${name}`, "effect")}`);
  return [areaWords(view, index, names), ...drones].join("\n");
}

const BADGES = ["bombardier", "barricader", "scout", "covert-operator", "sniper", "caravan-leader", "field-engineer", "sprinter", "drop-pod", "tunneler", "raiders", "drone-pilot", "salvage-depot", "alternative-energy", "courier-bot", "prospector", "drone-engineer", "trading-post"];
const RULES: Record<string, string> = {
  "faction:auxilia": "DE-LEAD-02", "faction:ravagers": "DE-LEAD-03", "faction:refuge": "DE-LEAD-04", "faction:farm": "DE-LEAD-05",
  "drone:harvester": "DE-DRONE-06", "drone:transporter": "DE-DRONE-07", "drone:teleporter": "DE-DRONE-08", "drone:hunter": "DE-DRONE-09",
  "task:technology": "DE-TASK-06", "task:energy": "DE-TASK-07", "task:drone-cards": "DE-TASK-08", "task:buildings": "DE-TASK-09", "task:scavengers": "DE-TASK-10", "task:outposts": "DE-TASK-11",
  "task:red-outposts": "DE-TASK-12", "task:blue-outposts": "DE-TASK-12", "task:green-outposts": "DE-TASK-12", "task:garrisons": "DE-TASK-13", "task:sovereignty": "DE-TASK-14",
  "candy:outpost": "DE-CANDY-06", candy: "DE-CANDY-05", slot: "DE-MARKET-03", card: "DE-PHASE-04", down: "DE-PHASE-05", area: "DE-MAJ-01", courier: "DE-BADGE-19",
};

/** The rule that tells all about a thing, where there is one. */
export function ruleOf(token: string, view: DeiView): string | null {
  const [kind, name = ""] = token.split(":") as [string, string?];
  if (kind === "colour") {
    const badge = view.players[view.seat]?.badges.find((one) => one.colour === name)?.badge;
    return badge ? ruleOf(`badge:${badge}`, view) : "DE-BADGE-02";
  }
  if (kind === "badge") return BADGES.includes(name) ? `DE-BADGE-${String(BADGES.indexOf(name) + 5).padStart(2, "0")}` : null;
  if (kind === "task") return RULES[`task:${view.tasks.find((task) => task.task === name)?.kind}`] ?? null;
  return RULES[token] ?? RULES[kind] ?? null;
}
