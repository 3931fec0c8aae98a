import type { CutCell } from "#disclosure/contract/company.ts";
import type { PrintedTenths } from "#disclosure/rules/company/figures.ts";

/** What a released report prints of one measure, and of which questions. */
export interface ReportMeasure extends PrintedTenths {
  /** Equal where the questions are. */
  items: string;
}

/** A figure as it was told. */
export interface StoredFigure {
  /** In which form it is kept; those of the first have none. A row holds what several nights told. */
  version?: number;
  cell: CutCell;
  /** Of which questions, where these were the same in all its reports. */
  items?: string;
}

/** The form in which what reports print and what is told are written now. Both are kept as they were, and never made again. */
export const storedVersion = 1;

/** Reads a figure of any version as the current form. Throws a RangeError for an unknown one. */
export function readStoredFigure(stored: StoredFigure): StoredFigure {
  refuseUnknown(stored.version ?? 1);
  return stored;
}

/** The same for the measures of a report. */
export function readStoredMeasures({
  version,
  measures,
}: {
  version: number;
  measures: Record<string, ReportMeasure>;
}): Record<string, ReportMeasure> {
  refuseUnknown(version);
  return measures;
}

function refuseUnknown(version: number): void {
  if (version !== storedVersion)
    throw new RangeError(`what is stored as version ${version} cannot be read by version ${storedVersion}`);
}
