/** Rise to Nobility: white city, parchment and heraldry. */
import { icons } from "virtual:icons/nobility";
import { addIcons } from "../../lib/icons";
import { say, thing } from "../../lib/texts.svelte";
import type { Change } from "../../lib/protocol";
import type { GameSkin, Shift } from "../game";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import Me from "./Me.svelte";
import Opponent from "./Opponent.svelte";
import { GOODS, type NobilityView } from "./view";
import { wayTo } from "./ways";
import "./skin.css";
import "./pieces.css";
import "./board.css";
import "./mat.css";

addIcons(icons);

const PHASES = ["preparation", "actions", "income", "next-round"];
const ICONS: Record<string, string> = {
  settlers: "beer-stein",
  "community-bonus": "family-house",
  event: "scroll-unfurled",
  workshops: "greek-temple",
  community: "family-house",
  "owner-rewards": "two-coins",
  council: "stone-throne",
  goods: "scales",
  nobility: "round-star",
  commissions: "archive-register",
};
/** The numbers of a player that a preview tells, and their names. */
const TOLD: Record<string, string> = {
  coins: "board-coins",
  score: "ui-points",
  rep: "ui-nobility-reputation",
  nobility: "board-nobility",
  modifiers: "board-modifiers",
  workers: "board-workers",
};

function shift(change: Change, seat: number): Shift | null {
  const [where, who, what, which] = change.path;
  if (where !== "players" || who !== seat || typeof what !== "string") return null;
  if (what === "goods" && typeof which === "number") return { label: thing(`good:${GOODS[which]}`), before: change.before, after: change.after };
  const label = TOLD[what];
  return label ? { label: say(label), before: change.before, after: change.after } : null;
}

export const skin: GameSkin = {
  Board,
  Me,
  wide: true,
  Opponent,
  Art,
  course(view: NobilityView) {
    return {
      title: view.round ? say("ui-nobility-course", { round: view.round }) : say("board-phase-set-up"),
      phases: PHASES.map((phase) => ({ name: say(`board-phase-${phase}`), now: phase === view.phase })),
    };
  },
  house: () => "",
  headline: (happening) => (happening.key === "round" ? say("event-round", { amount: happening.amount }) : null),
  mark: (happening) => (happening.key === "round" ? String(happening.amount) : null),
  shifts: (changes, _view, seat) => changes.map((change) => shift(change, seat)).filter((found) => found !== null),
  caution(_view: NobilityView, _seat, token, options) {
    const dice = options.filter((option) => option.kind === "die").length;
    return token === "pass" && dice > 0 ? say("ui-nobility-pass-dice") : null;
  },
  wayTo,
  ties: {
    rule: "RN-END-05",
    words: () => say("ui-nobility-ties"),
    steps: (view: NobilityView) => [
      { name: say("ui-nobility-houses-built"), values: view.players.map((player) => player.houses.built) },
      { name: say("ui-nobility-reputation"), values: view.players.map((player) => player.rep) },
    ],
  },
  sourceIcon: (source) => ICONS[source] ?? "laurels",
  chip(token) {
    const [kind, name] = token.split(":") as [string, string | undefined];
    return (kind === "die" || kind === "value") && name ? { text: name, kind: "rn-chip", label: "" } : null;
  },
};
