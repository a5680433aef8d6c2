/** Tharos: brass, steam and verdigris. */
import { icons } from "virtual:icons/tharos";
import { addIcons } from "../../lib/icons";
import { say } from "../../lib/texts.svelte";
import type { Change } from "../../lib/protocol";
import type { GameSkin, Shift } from "../game";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import Me from "./Me.svelte";
import Opponent from "./Opponent.svelte";
import type { TharosView } from "./view";
import { wayTo } from "./ways";
import "./skin.css";
import "./pieces.css";

addIcons(icons);

const PHASES = ["preparation", "actions", "attack", "cleanup"];
const ICONS: Record<string, string> = {
  combat: "crossed-swords",
  exploration: "compass",
  trade: "scales",
  civil: "greek-temple",
  sets: "star-medal",
  money: "two-coins",
  buildings: "congress",
  cards: "organigram",
  mines: "mine-wagon",
};
/** The numbers of a player that a preview tells, and their names. */
const TOLD: Record<string, string> = {
  money: "ui-tharos-jars",
  score: "ui-points",
  strength: "ui-tharos-strength",
  points: "ui-tharos-combat-points",
  hand_size: "ui-tharos-cards",
};

function shift(change: Change, seat: number): Shift | null {
  const [where, who, what, which] = change.path;
  if (where !== "players" || who !== seat || typeof what !== "string") return null;
  if (what === "medals") return { label: say(`thing-medal-${which}`), before: change.before, after: change.after };
  const label = TOLD[what];
  return label ? { label: say(label), before: change.before, after: change.after } : null;
}

export const skin: GameSkin = {
  Board,
  Me,
  Opponent,
  Art,
  course(view: TharosView) {
    return {
      title: view.turn ? say("ui-tharos-course", { round: view.round, turn: view.turn }) : say("phase-setup"),
      phases: PHASES.map((phase) => ({ name: say(`phase-${phase}`), now: phase === view.phase })),
    };
  },
  house: (seat) => say(`guild-${seat}`),
  headline(happening) {
    return happening.key === "round_begins" || happening.key === "turn_begins" ? say(`event-${happening.key}`, { amount: happening.amount }) : null;
  },
  mark: (happening) => (happening.key === "round_begins" ? `${say("ui-tharos-round")} ${happening.amount}` : null),
  shifts: (changes, _view, seat) => changes.map((change) => shift(change, seat)).filter((found) => found !== null),
  caution(view: TharosView, seat, token, options) {
    const dice = view.players[seat]?.dice.active.length ?? 0;
    return token === "pass" && dice > 0 && options.length > 1 ? say("ui-tharos-pass-dice", { count: dice }) : null;
  },
  wayTo,
  ties: { rule: "TH-SCORE-11", words: () => say("ui-tie"), steps: () => [] },
  sourceIcon: (source) => ICONS[source] ?? "cog",
  ruleOf(token) {
    const card = /^card:(\d+)$/.exec(token)?.[1];
    return card ? `TH-CARD-${card.padStart(2, "0")}` : null;
  },
  chip(token, view: TharosView) {
    const [kind, name] = token.split(":") as [string, string];
    if (kind === "region") {
      const colour = view.regions.find((region) => region.name === name)?.colour;
      return colour ? { text: colour, kind: `cd ${colour}`, label: say(`region-type-${colour}`) } : null;
    }
    if (kind === "die") return { text: name, kind: `cd ${name[0]}`, label: "" };
    if (["colour", "wild", "dye", "ore", "crystal"].includes(kind)) return { text: name, kind: `cd ${name}`, label: "" };
    return null;
  },
};
