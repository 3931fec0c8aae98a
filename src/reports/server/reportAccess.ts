import {
  whyNotDecideFlag,
  whyNotFlag,
  whyNotPublish,
  whyNotReadReport,
  type ReportFacts,
  type Standpoint,
} from "#evaluations/rules/relations.ts";
import { lockEvaluation, type LoadedEvaluation } from "#evaluations/server/queries/access.ts";
import { refuse, refuseIf, type ErrorCode } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { findKnownReport } from "./queries.ts";

type Reader = Parameters<typeof findKnownReport>[1];
/** Why a person may not do something with a report. */
type Rule = (who: Standpoint, report: ReportFacts) => ErrorCode | null;

/** Refuses those whom a rule keeps from a report, where there is none as well. */
function requireAllowed<Known extends LoadedEvaluation>(known: Known | null, hasReport: boolean, rule: Rule) {
  if (!known?.subject) return refuse("evaluation_not_found");
  const { subject, evaluation, standpoint, teamManagerReads } = known;
  refuseIf(rule(standpoint, { status: evaluation.status, hasReport, teamManagerReads }));
  return { ...known, subject };
}

/** Refuses readers who may not open the report now, of an evaluation that was loaded without it. */
export const requireReadable = <Known extends LoadedEvaluation & { hasReport: boolean }>(
  known: Known | null,
) => requireAllowed(known, known?.hasReport ?? false, whyNotReadReport);

const findBy = (rule: Rule) => async (tx: Tenant, reader: Reader, evaluationId: string) => {
  const known = await findKnownReport(tx, reader, evaluationId);
  const snapshot = known?.snapshot ?? null;
  const allowed = requireAllowed(known, snapshot !== null, rule);
  return { ...allowed, snapshot: snapshot ?? refuse("evaluation_not_found") };
};

/** For a write, under the lock of the evaluation: of two requests at once the second sees what the first did. */
const lockBy = (rule: Rule) => async (tx: Tenant, reader: Reader, evaluationId: string) => {
  await lockEvaluation(tx, reader.companyId, evaluationId);
  return findBy(rule)(tx, reader, evaluationId);
};

export const findReadable = findBy(whyNotReadReport);
export type ReadableReport = Awaited<ReturnType<typeof findReadable>>;

export const findReviewable = findBy(whyNotPublish);
export const lockReviewable = lockBy(whyNotPublish);

export const lockFlaggable = lockBy(whyNotFlag);
export const findDecidable = findBy(whyNotDecideFlag);
export const lockDecidable = lockBy(whyNotDecideFlag);
