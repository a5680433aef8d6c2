/** What can be pointed at now. Boards attach `play.target(token)` to whatever they draw; what glows
 * is exactly what the server offered, and what does not can say why. */
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Asked, Change, Option, Position, Previewed, Refused } from "./protocol";
import { thing } from "./texts.svelte";
import { settings } from "./settings.svelte";

/** legal: offered; refused: the server said why not; dim: others of its kind are offered;
 * idle: this question is not about such things, or nobody asks me. */
export type State = "legal" | "refused" | "dim" | "idle";

export interface Why {
  token: string;
  refused: Refused | null;
}

export interface Note {
  token: string;
  text: string;
  element: Element;
}

export interface Table {
  position: Position | null;
  sending: string | null;
  previews: { get(token: string): Previewed | undefined };
  answer(token: string): void;
  preview(token: string): void;
}

function kindOf(token: string): string {
  return token.split(":", 1)[0]!;
}

/** Which question this is: it stays the same while others answer theirs at the same time. */
export function questionOf(position: Position | null): string {
  return position ? `${position.seat}:${position.asked_at}` : "";
}

const HOVER = 140; // ms before a preview is asked for
const HOLD = 500; // ms that a finger rests on a thing to ask what it is
const STILL = 10; // pixels that a resting finger may move

/** What a thing without a tooltip is: what a screen reader says of it, else its name. */
function wordsOf(element: Element, token: string): string {
  return element.querySelector(".vh")?.textContent?.trim() || thing(token);
}

export class Play {
  /** Held until confirmed. */
  chosen = $state<string | null>(null);
  /** Under the pointer or the keyboard. */
  focus = $state<string | null>(null);
  why = $state.raw<Why | null>(null);
  /** What a held or right-clicked thing is, in full, and how it looks. */
  note = $state.raw<Note | null>(null);
  /** Pieces that a log line speaks of. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** Waits for its preview to know whether it can be taken back, or shall be looked at first. */
  #weighing = $state<string | null>(null);
  #finger = false;
  #timer = 0;

  readonly #table: Table;
  /** A warning of the game before a waste, or null. */
  readonly #caution: (token: string) => string | null;
  /** Whether a finger shall see these changes before they are made. */
  readonly #weighty: (changes: Change[]) => boolean;

  readonly mine = $derived.by(() => {
    const position = this.#table.position;
    return position !== null && position.options.length > 0;
  });
  readonly asked: Asked | null = $derived.by(() => this.#table.position?.asked ?? null);
  readonly options: Option[] = $derived.by(() => this.#table.position?.options ?? []);
  readonly #offered = $derived.by(() => new Map(this.options.map((option, i) => [option.token, i])));
  readonly #kinds = $derived.by(() => new Set(this.options.map((option) => option.kind)));
  readonly #refused = $derived.by(() => new Map((this.#table.position?.refused ?? []).map((r) => [r.token, r])));
  readonly preview: Previewed | null = $derived.by(() => {
    const token = this.chosen ?? this.focus;
    return (token && this.#offered.has(token) && this.#table.previews.get(token)) || null;
  });
  readonly changes: Change[] = $derived.by(() => this.preview?.changes ?? []);
  readonly caution: string | null = $derived.by(() => (this.chosen ? this.#caution(this.chosen) : null));

  constructor(table: Table, caution: (token: string) => string | null = () => null, weighty: (changes: Change[]) => boolean = () => false) {
    this.#table = table;
    this.#caution = caution;
    this.#weighty = weighty;
    let question = "";
    $effect(() => {
      const now = questionOf(this.#table.position);
      if (now === question) return;
      question = now;
      this.chosen = null;
      this.why = null;
      this.#weighing = null;
    });
    $effect(() => {
      const token = this.#weighing;
      const preview = token ? this.#table.previews.get(token) : undefined;
      if (!token || !preview) return;
      this.#weighing = null;
      if (preview.chance || preview.ends_turn || (this.#finger && this.#weighty(preview.changes))) this.chosen = token;
      else this.#table.answer(token);
    });
    $effect(() => {
      if (!settings.forced || !this.mine || this.options.length !== 1) return;
      const only = this.options[0]!.token;
      const timer = window.setTimeout(() => this.#table.answer(only), 250);
      return () => window.clearTimeout(timer);
    });
  }

  state(token: string): State {
    if (!this.mine) return "idle";
    if (this.#offered.has(token)) return "legal";
    if (this.#refused.has(token)) return "refused";
    return this.#kinds.has(kindOf(token)) ? "dim" : "idle";
  }

  offers(token: string): boolean {
    return this.#offered.has(token);
  }

  /** The number of an option, from 1; 0 if it is not offered. */
  number(token: string): number {
    return (this.#offered.get(token) ?? -1) + 1;
  }

  /** A touch: answer, hold for confirmation, or say why not. */
  pick(token: string, touch?: Event): void {
    this.note = null;
    this.#finger = touch instanceof PointerEvent && touch.pointerType === "touch";
    if (!this.mine || this.#table.sending) return;
    if (!this.#offered.has(token)) {
      this.why = { token, refused: this.#refused.get(token) ?? null };
      return;
    }
    this.why = null;
    if (this.chosen === token) return this.confirm();
    this.chosen = null;
    if (this.#caution(token) !== null) return this.#hold(token);
    if (settings.confirm === "never" || (this.options.length === 1 && !this.#finger)) return this.#table.answer(token);
    if (settings.confirm === "always") return this.#hold(token);
    this.#weighing = token;
    this.#table.preview(token);
  }

  #hold(token: string): void {
    this.chosen = token;
    this.#table.preview(token);
  }

  confirm(): void {
    if (this.chosen) this.#table.answer(this.chosen);
    this.chosen = null;
  }

  release(): void {
    this.chosen = null;
    this.why = null;
    this.note = null;
  }

  hover(token: string | null): void {
    window.clearTimeout(this.#timer);
    if (token === null) return this.#leave(this.focus);
    this.focus = token;
    if (this.#offered.has(token)) this.#timer = window.setTimeout(() => this.#table.preview(token), HOVER);
  }

  /** A thing that is taken off the screen loses the focus in the middle of the drawing: wait. */
  #leave(token: string | null): void {
    queueMicrotask(() => {
      if (this.focus === token) this.focus = null;
    });
  }

  light(tokens: (string | null)[]): void {
    const lit = new Set(tokens.filter((token) => token !== null));
    queueMicrotask(() => (this.lit = lit));
  }

  /** Make a drawn thing a target: state, number key, touch, hover, focus. */
  target(token: string): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      element.dataset["token"] = token;
      const plain = !element.hasAttribute("title"); // then its words become the tooltip
      const enter = () => {
        if (plain) element.setAttribute("title", wordsOf(element, token));
        this.hover(token);
      };
      const leave = () => this.focus === token && this.hover(null);
      // holding a finger on it, or the right button: what is this?
      let held = 0;
      let from = { x: 0, y: 0 };
      const explain = (event?: Event) => {
        event?.preventDefault();
        window.clearTimeout(held);
        this.why = null;
        this.note = { token, text: element.getAttribute("title") || wordsOf(element, token), element };
      };
      const press = (event: PointerEvent) => {
        held = 0;
        from = { x: event.clientX, y: event.clientY };
        if (event.pointerType !== "mouse") held = window.setTimeout(() => ((held = -1), explain()), HOLD);
      };
      const slide = (event: PointerEvent) => {
        if (held > 0 && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) lift();
      };
      const lift = () => window.clearTimeout(held);
      const click = (event: Event) => {
        if (held !== -1) this.pick(token, event);
        held = 0;
      };
      const listeners: [string, (event: never) => void][] = [
        ["contextmenu", explain], ["click", click], ["pointerenter", enter], ["pointerleave", leave], ["focus", enter], ["blur", leave],
        ["pointerdown", press], ["pointermove", slide], ["pointerup", lift], ["pointercancel", lift],
      ];
      for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener);
      $effect(() => {
        const state = this.state(token);
        const number = this.number(token);
        element.dataset["state"] = state;
        if (number > 0 && number < 10) element.dataset["key"] = String(number);
        else delete element.dataset["key"];
        element.toggleAttribute("data-chosen", this.chosen === token);
        element.toggleAttribute("data-why", this.why?.token === token);
        element.toggleAttribute("data-lit", this.lit.has(token));
        element.toggleAttribute("data-aim", state === "legal" && this.focus === token);
        element.setAttribute("aria-disabled", String(state !== "legal"));
        element.setAttribute("tabindex", state === "legal" ? "0" : "-1");
      });
      return () => {
        lift();
        for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
      };
    };
  }
}

const KEY = Symbol("play");

export function providePlay(play: Play): Play {
  return setContext(KEY, play);
}

/** The targets of the table around this component. */
export function usePlay(): Play {
  return getContext<Play>(KEY);
}
