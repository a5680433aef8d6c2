/** D.E.I.: frozen London, night, ice and signal colours. */
import { icons } from "virtual:icons/dei";
import { addIcons } from "../../lib/icons";
import { say, thing } from "../../lib/texts.svelte";
import type { GameSkin } from "../game";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import { effectOf, ruleOf } from "./effects";
import Me from "./Me.svelte";
import Opponent from "./Opponent.svelte";
import { isWeighty, shiftsOf } from "./shifts";
import type { DeiView } from "./view";
import { cardName } from "./words";
import "./skin.css";

addIcons(icons);

const ICONS: Record<string, string> = {
  cards: "stack", hunting: "crosshair", trading: "swap-bag", tasks: "check-mark", outposts: "watchtower", badges: "star-medal", technology: "chip", energy: "power-lightning", market: "shop",
};
/** Answers that give something away: passing where more could be had. */
const WASTE: Record<string, string> = {
  ChooseAction: "ui-dei-waste-action", ChooseTask: "ui-dei-waste-task", EarnBadge: "ui-dei-waste-badge", AbrahamCollects: "ui-dei-waste-collect",
};

function areasWith(view: DeiView, level: string): string[] {
  return view.areas.filter((area) => area.name.startsWith(level) && area.tokens > 0).map((area) => `area:${area.name}`);
}

export const skin: GameSkin = {
  Board,
  Me,
  Opponent,
  Art,
  course(view: DeiView) {
    return {
      title: view.round ? say("ui-dei-course", { round: view.round }) : say("ui-dei-setup"),
      phases: [1, 2, 3].map((phase) => ({ name: say("ui-dei-phase", { phase }), now: view.round > 0 && view.phase === phase && !view.finished })),
    };
  },
  house: () => "",
  headline(happening) {
    if (happening.key === "phase-begins") return say("event-phase-begins", { amount: happening.amount });
    return happening.key === "round-begins" ? say("ui-dei-round", { round: happening.amount }) : null;
  },
  mark: (happening) => (happening.key === "round-begins" ? say("ui-dei-round", { round: happening.amount }) : null),
  shifts: shiftsOf,
  weighty: isWeighty,
  ruleOf,
  explain: (token, view: DeiView) => effectOf(token, view, true),
  caution(_view, _seat, token, options, prompt) {
    const waste = WASTE[prompt];
    return token === "pass" && options.length > 1 && waste ? say(waste) : null;
  },
  wayTo(reason, view: DeiView) {
    if (reason === "too-little-technology") return { what: say("ui-dei-technology"), tokens: areasWith(view, "G") };
    if (reason === "too-little-energy") return { what: say("ui-dei-energy"), tokens: areasWith(view, "H") };
    if (reason === "too-few-outposts" || reason === "no-outpost") return { what: say("ui-dei-outposts"), tokens: view.outposts.map((outpost) => `area:${outpost.area}`) };
    return null;
  },
  ties: { rule: "DE-SCORE-08", words: () => say("ui-tie"), steps: () => [] },
  sourceIcon: (source) => ICONS[source] ?? "star-medal",
  chip(token, view: DeiView) {
    const [kind, name] = token.split(":") as [string, string];
    if (kind === "area") {
      const held = view.areas.find((area) => area.name === name)?.majority;
      return { text: name, kind: `dei-chip ${held === null || held === undefined ? "" : `s${held} on`}`, label: "" };
    }
    const span = kind === "site" ? view.map.bridge_sites.find((site) => site.site === name)?.ends.join("–") : kind === "elevator" ? view.players[view.seat]?.elevators[Number(name) - 1]?.replace("-", "–") : null;
    if (span) return { text: "", kind: "", label: span };
    if (kind === "slot") {
      const slot = view.markets.find((market) => name.startsWith(market.board))?.slots[Number(name.slice(-1)) - 1];
      return slot ? { text: "", kind: "", label: cardName(slot.card) } : null;
    }
    return null;
  },
};
