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

/** What decided between two seats: where the first was ahead, and where the second was, most first. */
export interface Edge {
  source: string;
  by: number;
}

export function edges(lines: { source: string; points: number[] }[], first: number, second: number): { ahead: Edge[]; behind: Edge[] } {
  const all = lines.map((line) => ({ source: line.source, by: (line.points[first] ?? 0) - (line.points[second] ?? 0) }));
  all.sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  return { ahead: all.filter((edge) => edge.by > 0), behind: all.filter((edge) => edge.by < 0).map((edge) => ({ ...edge, by: -edge.by })) };
}

/** Steps of a scale that reaches `highest`: 5, 10, 20, 50 … */
export function scale(highest: number): { top: number; step: number } {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => highest / size <= 6) ?? 1000;
  return { top: Math.max(step, Math.ceil(highest / step) * step), step };
}
