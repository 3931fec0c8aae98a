import { toFileName } from "#platform/fileName.ts";
import type { ErrorCode } from "#platform/errors.ts";
import type { ExportJob } from "./contract.ts";
import type { ExportState, FileFormat } from "./vocabulary.ts";

/** Days after which a file goes: it holds what the company knows of its people. */
export const retentionDays = 7;

/** Files of one person that wait or are being prepared: they take turns, and others wait behind them. */
export const maxInPreparation = 3;

/** Files of one person that are kept: older ones go when another is begun. */
export const maxKept = 30;

/** Rows of a PDF, which is typeset whole: some fifty pages. Longer lists are worked on in a spreadsheet. */
export const maxPdfRows = 1000;

export const isInPreparation = ({ state }: { state: ExportState }): boolean =>
  state === "queued" || state === "running";

/** `inPreparation`: files of the same person. */
export const whyNotStart = (inPreparation: number): ErrorCode | null =>
  inPreparation >= maxInPreparation ? "too_many_exports" : null;

/** Whether that many rows fit the format. */
export const whyNotWrite = (format: FileFormat, rows: number): ErrorCode | null =>
  format === "pdf" && rows > maxPdfRows ? "export_too_long" : null;

/** What failed for good fails again: the way out is another format, or other rights. */
const lasting: readonly string[] = ["export_too_long", "forbidden"] satisfies ErrorCode[];

export const whyNotRetry = ({ state, failure }: Pick<ExportJob, "state" | "failure">): ErrorCode | null =>
  state === "failed" && failure !== null && !lasting.includes(failure) ? null : "status_conflict";

/** Null while the rows are not counted. Whole, and 100 only once the file is there. */
export function computePercent({
  state,
  done,
  total,
}: Pick<ExportJob, "state" | "done" | "total">): number | null {
  if (state === "done") return 100;
  if (total === null) return null;
  return Math.min(99, Math.floor((100 * done) / Math.max(total, 1)));
}

export const computeExpiry = (from: Date): Date => new Date(from.getTime() + retentionDays * 86_400_000);

/** « Évaluations.csv », without what a file system would refuse. */
export function buildFileName(title: string, format: FileFormat): string {
  return `${Array.from(toFileName(title)).slice(0, 100).join("").trim()}.${format}`;
}
