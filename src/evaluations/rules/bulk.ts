import type { ErrorCode } from "#platform/errors.ts";
import type { EvaluationRow } from "../contract/evaluation.ts";
import { isDueAfter } from "./plan.ts";
import { isBeforeLaunch, whyNotArchive, whyNotChange, whyNotRunning } from "./status.ts";

type ManagedRow = Pick<EvaluationRow, "mayManage"> & {
  /** Set while a computed report waits for its release, where that is known. */
  releasesOn?: string | null;
};

/** A bulk action on an evaluation is allowed to those who run it. */
const unlessManaged = ({ mayManage }: ManagedRow, why: () => ErrorCode | null): ErrorCode | null =>
  mayManage ? why() : "forbidden";

export const whyNotArchiveAmong = (row: ManagedRow & Pick<EvaluationRow, "status">): ErrorCode | null =>
  unlessManaged(row, () => whyNotArchive(row));

/** Why a due date does not move to that day in bulk: it only moves later, and not into the past. */
export const whyNotExtend = (
  row: ManagedRow & Pick<EvaluationRow, "status" | "dueOn"> & { startsOn?: string | null | undefined },
  { dueOn, today }: { dueOn: string; today: string },
): ErrorCode | null =>
  unlessManaged(row, () => {
    const closed = whyNotChange({ ...row, releasesOn: row.releasesOn ?? null }, ["dueOn"]);
    if (closed) return row.status === "archived" ? "evaluation_archived" : closed;
    if (row.dueOn && dueOn <= row.dueOn) return "due_not_later";
    if (row.status === "pending" && row.startsOn && !isDueAfter(dueOn, row.startsOn)) return "due_not_later";
    return dueOn < today ? "due_not_later" : null;
  });

/** Why no participant can be reminded, as far as the counts of the list show; the server checks each participant. */
export const whyNotRemindAmong = (
  row: ManagedRow & Pick<EvaluationRow, "status" | "answeredCount" | "participantCount">,
): ErrorCode | null =>
  unlessManaged(row, () => {
    const still = whyNotRunning({ ...row, releasesOn: row.releasesOn ?? null });
    if (still) return isBeforeLaunch(row.status) ? "not_launched" : still;
    return row.participantCount !== null && row.answeredCount === row.participantCount
      ? "nobody_to_remind"
      : null;
  });
