/** A table as this browser knows it: what the server said last, and what was asked of it. */
import { SvelteMap } from "svelte/reactivity";
import type { ChatLine, ClientMessage, LogEntry, Position, Previewed, ServerMessage, Snapshot, TableInfo, UndoPlea } from "./protocol";
import { NO_PACE, took, type Pace } from "./pace";
import { questionOf } from "./play.svelte";
import { TableSocket } from "./socket";
import { refusal, say } from "./texts.svelte";

export interface Notice {
  text: string;
  rule: string;
}

function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableSession {
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  plea = $state.raw<UndoPlea | null>(null);
  /** The move after which a fix of the rules took hold in the middle of this game. */
  rulesFixedAt = $state<number | null>(null);
  online = $state(false);
  gone = $state(false);
  notice = $state.raw<Notice | null>(null);
  /** The answer on its way, until the server says yes or no. */
  sending = $state<string | null>(null);
  /** When the position came, for the clocks. */
  at = $state(0);
  pace = $state.raw<Pace>(NO_PACE);
  readonly previews = new SvelteMap<string, Previewed>();
  /** Entries that came while somebody watched (not the first load), newest last. */
  onNews: (entries: LogEntry[], cause: string) => void = () => {};

  /** Null for a picture of a table: nothing can be answered there. */
  readonly #socket: TableSocket | null = null;
  #unconfirmed: { base_seq: number; idempotency_key: string; token: string } | null = null;
  readonly #asked = new Set<string>();

  constructor(id: string, picture: Snapshot | null = null) {
    if (picture) {
      this.online = true;
      this.#hear(picture);
      return;
    }
    this.#socket = new TableSocket(id, {
      opened: () => {
        this.online = true;
        this.#send({ type: "subscribe", since: this.position?.seq ?? 0 });
      },
      closed: (gone) => {
        this.online = false;
        this.gone = gone;
      },
      heard: (message) => this.#hear(message),
    });
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot": {
        this.table = message.table;
        this.chat = message.chat;
        this.plea = message.undo_plea;
        this.rulesFixedAt = message.rules_fixed_at;
        this.#take(message.position, message.log_from, message.log);
        if (this.#unconfirmed) this.#send({ type: "answer", ...this.#unconfirmed });
        break;
      }
      case "committed": {
        if (message.idempotency_key !== null && message.idempotency_key === this.#unconfirmed?.idempotency_key) {
          this.#unconfirmed = null;
          this.sending = null;
        }
        if (message.cause !== "early") this.plea = null;
        if (this.position && message.position.seq < this.position.seq) break; // said again, and older
        this.notice = null;
        if (message.cause === "answer" && this.position) this.pace = took(this.pace, message.by, performance.now() - this.at);
        this.#take(message.position, message.log_from, message.log);
        this.onNews(message.log, message.cause);
        break;
      }
      case "rejected": {
        // a preview or an undo may be rejected while an answer is on its way
        if (message.idempotency_key !== null && message.idempotency_key === this.#unconfirmed?.idempotency_key) {
          this.#unconfirmed = null;
          this.sending = null;
        }
        if (message.code !== "stale") this.notice = { text: refusal({ ...message, message: message.reason }), rule: message.rule };
        if (message.position) this.#take(message.position, Number.MAX_SAFE_INTEGER, []);
        break;
      }
      case "previewed": {
        if (this.position && message.base_seq >= this.position.asked_at) this.previews.set(message.token, message);
        break;
      }
      case "seats": {
        this.table = message.table;
        break;
      }
      case "said": {
        this.chat = [...this.chat, message.line];
        break;
      }
      case "undo_asked": {
        this.plea = message.plea;
        break;
      }
      case "undo_settled": {
        this.plea = null;
        break;
      }
      case "problem": {
        this.sending = null;
        this.notice = { text: refusal(message), rule: "" };
        break;
      }
      case "pong":
        break;
    }
  }

  #take(position: Position | null, from: number, entries: LogEntry[]): void {
    if (questionOf(position) !== questionOf(this.position)) {
      this.previews.clear();
      this.#asked.clear();
    }
    this.at = performance.now();
    this.log = [...this.log.filter((entry) => entry.move < from), ...entries];
    this.position = position;
    if (position && this.table) {
      const over = position.asked === null && position.winners !== null;
      this.table = { ...this.table, move: position.move, asked: position.asked?.seat ?? null, status: over ? "over" : "playing" };
    }
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(message);
  }

  answer(token: string): void {
    if (!this.position || this.sending) return;
    if (!this.#socket) {
      this.notice = { text: say("ui-reported-still"), rule: "" };
      return;
    }
    this.#unconfirmed = { base_seq: this.position.seq, idempotency_key: freshKey(), token };
    this.sending = token;
    this.#send({ type: "answer", ...this.#unconfirmed });
  }

  undo(steps: number): void {
    if (!this.position) return;
    this.#send({ type: "undo", base_seq: this.position.seq, idempotency_key: freshKey(), steps });
  }

  askUndo(toMove: number): void {
    if (this.position) this.#send({ type: "undo_request", base_seq: this.position.seq, to_move: toMove });
  }

  consent(agree: boolean): void {
    if (this.plea) this.#send({ type: "undo_consent", id: this.plea.id, agree });
  }

  preview(token: string): void {
    if (!this.position || this.#asked.has(token)) return;
    this.#asked.add(token);
    if (!this.#socket) this.previews.set(token, { type: "previewed", token, base_seq: this.position.seq, chance: false, ends_turn: false, changes: [] });
    this.#send({ type: "preview", base_seq: this.position.seq, token });
  }

  say(text: string): void {
    this.#send({ type: "chat", text });
  }

  /** With a level such a bot plays for me, else the table waits. */
  leave(level: string | null): void {
    this.#send({ type: "leave", level });
  }

  resign(): void {
    this.#send({ type: "resign" });
  }

  letBot(seat: number, level: string): void {
    this.#send({ type: "let_bot", seat, level });
  }

  takeOver(seat: number): void {
    this.#send({ type: "takeover", seat });
  }

  stop(): void {
    this.#socket?.stop();
  }
}
