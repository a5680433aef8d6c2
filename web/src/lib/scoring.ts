/** The final scoring as text that can be pasted anywhere. */
export interface TextRow {
  title: string;
  points: number[];
}

export function scoreText(names: string[], rows: TextRow[], totals: number[], total: string): string {
  const all = [...rows, { title: total, points: totals }];
  const first = Math.max(...all.map((row) => row.title.length));
  const widths = names.map((name, i) => Math.max(name.length, ...all.map((row) => String(row.points[i] ?? 0).length)));
  const line = (title: string, cells: string[]) =>
    [title.padEnd(first), ...cells.map((cell, i) => cell.padStart(widths[i] ?? 0))].join("  ");
  return [line("", names), ...all.map((row) => line(row.title, names.map((_, i) => String(row.points[i] ?? 0))))].join("\n");
}

/** Steps of a scale that reaches `highest`: 5, 10, 20, 50 … */
export function scale(highest: number): { top: number; step: number } {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => highest / size <= 6) ?? 1000;
  return { top: Math.max(step, Math.ceil(highest / step) * step), step };
}
