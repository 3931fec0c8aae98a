import { and, eq } from "drizzle-orm";
import { readStoredSnapshot } from "#disclosure/rules/storedSnapshot.ts";
import { whyNotDecideFlag, whyNotFlag, type ReportFacts } from "#evaluations/rules/relations.ts";
import { lockEvaluation } from "#evaluations/server/queries/access.ts";
import { refuse, refuseIf, type ErrorCode } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { flaggedComments } from "../tables.ts";
import { findKnownReport, type EvaluationKey } from "./queries.ts";

type Reader = Parameters<typeof findKnownReport>[1];
type KnownReport = NonNullable<Awaited<ReturnType<typeof findKnownReport>>>;
type Rule = (who: KnownReport["standpoint"], report: ReportFacts) => ErrorCode | null;

/** Finds a report that a rule of flags opens to the reader. */
const findBy = (rule: Rule) => async (tx: Tenant, reader: Reader, evaluationId: string) => {
  const known = await findKnownReport(tx, reader, evaluationId);
  if (!known?.subject || known.snapshot === null) return refuse("evaluation_not_found");
  const { subject, evaluation, teamManagerReads, standpoint } = known;
  refuseIf(rule(standpoint, { status: evaluation.status, hasReport: true, teamManagerReads }));
  return { ...known, subject, snapshot: readStoredSnapshot(JSON.parse(known.snapshot)) };
};

/** Finds the report under the lock of the evaluation, so that of two requests at once the second sees the first. */
const lockBy = (rule: Rule) => async (tx: Tenant, reader: Reader, evaluationId: string) => {
  await lockEvaluation(tx, reader.companyId, evaluationId);
  return findBy(rule)(tx, reader, evaluationId);
};

export const lockFlaggable = lockBy(whyNotFlag);
export const findDecidable = findBy(whyNotDecideFlag);
export const lockDecidable = lockBy(whyNotDecideFlag);

/** The row of a flag of an evaluation, by its id. */
export const flagIs = ({ companyId, evaluationId }: EvaluationKey, id: string) =>
  and(
    eq(flaggedComments.companyId, companyId),
    eq(flaggedComments.evaluationId, evaluationId),
    eq(flaggedComments.id, id),
  );
