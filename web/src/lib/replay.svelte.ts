/** A finished game, frame by frame; frames come in pages and are kept. */
import { api } from "./api";
import type { Course, Frame, Position, ReplayInfo } from "./protocol";

const PAGE = 50;

export class ReplaySession {
  info = $state.raw<ReplayInfo | null>(null);
  course = $state.raw<Course | null>(null);
  frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  move = $state(0);
  problem = $state("");
  readonly #pages = new Set<number>();

  readonly moves = $derived.by(() => this.info?.moves ?? 0);
  #last: Frame | null = null;
  /** The frame of this move; until it is there, the one before stays on the screen. */
  readonly frame: Frame | null = $derived.by(() => {
    this.#last = this.frames.get(this.move) ?? this.#last;
    return this.#last;
  });
  /** The frame as a position nobody is asked in, for the same drawings as at the table. */
  readonly position: Position | null = $derived.by(() => {
    const frame = this.frame;
    if (!frame) return null;
    return {
      seq: frame.move, move: frame.move, seat: -1, view: frame.view, asked: frame.asked, asked_at: frame.move, waiting: [], early: 0, options: [], refused: [],
      undoable: 0, score_lines: [], scores: frame.scores, winners: null, clocks: null,
    };
  });
  // what Play wants of a table
  readonly sending = null;
  readonly previews = new Map();
  answer(): void {}
  preview(): void {}

  constructor(readonly id: string) {
    api.replay(id).then(
      (info) => (this.info = info),
      (denied: Error) => (this.problem = denied.message),
    );
    api.course(id, -1).then(
      (course) => (this.course = course),
      () => {},
    );
  }

  go(move: number): void {
    this.move = Math.max(0, Math.min(move, this.moves || move));
    void this.#load(Math.floor(this.move / PAGE));
    void this.#load(Math.floor((this.move + 10) / PAGE));
  }

  async #load(page: number): Promise<void> {
    if (this.#pages.has(page) || (this.moves && page * PAGE > this.moves)) return;
    this.#pages.add(page);
    try {
      const found = await api.frames(this.id, -1, page * PAGE, PAGE);
      this.frames = new Map([...this.frames, ...found.frames.map((frame) => [frame.move, frame] as const)]);
    } catch (denied) {
      this.#pages.delete(page);
      this.problem = (denied as Error).message;
    }
  }
}
