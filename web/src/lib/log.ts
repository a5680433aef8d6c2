/** The log as lines under headlines. */
import type { Happening, LogEntry } from "./protocol";

export interface Line {
  id: string;
  move: number;
  /** Who answered. */
  seat: number;
  /** The first line of its move. */
  first: boolean;
  /** What a bot answered for; where an answer has no line of its own, it waits for the next one. */
  why: string;
  happening: Happening;
}

export interface Part {
  title: string | null;
  lines: Line[];
}

export function groups(log: LogEntry[], headline: (happening: Happening) => string | null): Part[] {
  const parts: Part[] = [{ title: null, lines: [] }];
  let by = -1;
  let why = "";
  for (const entry of log) {
    if (entry.seat !== by) why = "";
    by = entry.seat;
    why = entry.why || why;
    let first = true;
    entry.events.forEach((happening, i) => {
      const title = headline(happening);
      if (title !== null) {
        parts.push({ title, lines: [] });
        return;
      }
      const { move, seat } = entry;
      parts.at(-1)!.lines.push({ id: `${move}.${i}`, move, seat, first, why, happening });
      first = false;
      why = "";
    });
  }
  return parts.filter((part) => part.title !== null || part.lines.length > 0);
}

/** The first move with news after the last answer of one of these seats; -1 if there is none. */
export function newSince(log: LogEntry[], mine: number[]): number {
  let last = -1;
  for (const entry of log) if (mine.includes(entry.seat)) last = entry.move;
  if (last < 0) return -1;
  return log.find((entry) => entry.move > last && entry.events.length > 0)?.move ?? -1;
}

/** The entries after the last answer of these seats. */
export function since(log: LogEntry[], mine: number[]): LogEntry[] {
  const first = newSince(log, mine);
  return first < 0 ? [] : log.filter((entry) => entry.move >= first);
}
