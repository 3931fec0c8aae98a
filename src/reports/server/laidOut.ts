import type { Snapshot } from "#disclosure/contract.ts";
import { readStoredSnapshot } from "#disclosure/rules/storedSnapshot.ts";
import type { EvaluationRecord } from "#evaluations/server/queries/access.ts";
import type { ReportLayout } from "../contract/layout.ts";
import { layOut, standardLayout } from "../rules/layout.ts";

interface StoredReport {
  evaluation: Pick<EvaluationRecord, "reportLayout">;
  snapshot: string;
}

/** The layout of the launch. */
export const readLayout = ({ reportLayout }: StoredReport["evaluation"]): ReportLayout =>
  (reportLayout as ReportLayout | null) ?? standardLayout;

/** What its layout leaves of a stored report: no comment that it does not hold is read, masked or flagged. */
export const readLaidOut = ({ evaluation, snapshot }: StoredReport): Snapshot =>
  layOut(readStoredSnapshot(JSON.parse(snapshot)), readLayout(evaluation));
