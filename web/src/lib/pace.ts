/** How long each seat took for its last turn, as this browser saw it. */
export interface Pace {
  /** Who answered last: further answers of the same seat belong to the same turn. */
  last: number;
  /** Milliseconds by seat. */
  spent: Record<number, number>;
}

export const NO_PACE: Pace = { last: -1, spent: {} };

export function took(pace: Pace, seat: number, ms: number): Pace {
  const before = pace.last === seat ? (pace.spent[seat] ?? 0) : 0;
  return { last: seat, spent: { ...pace.spent, [seat]: before + ms } };
}

/** Milliseconds as seconds with one decimal; below that only how little it was. */
export function seconds(ms: number): number | string {
  return ms < 50 ? "< 0.1" : Math.round(ms / 100) / 10;
}
