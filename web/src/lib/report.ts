/** The report file that was opened in this tab. */
import type { ReportFile, Snapshot } from "./protocol";

const KEY = "spielwerk-report";

export interface Report extends Omit<ReportFile, "snapshot"> {
  snapshot: Snapshot;
}

/** A report of the bug button, or null if the file is something else. */
export function asReport(content: unknown): Report | null {
  const file = content as Partial<Report> | null;
  return file?.kind === "spielwerk-report" && file.snapshot?.table ? (file as Report) : null;
}

export function keepReport(report: Report): void {
  sessionStorage.setItem(KEY, JSON.stringify(report));
}

export function keptReport(): Report | null {
  return asReport(JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
}
