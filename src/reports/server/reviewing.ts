import { whyNotPublish } from "#evaluations/rules/relations.ts";
import { lockEvaluation } from "#evaluations/server/queries/access.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { findKnownReport } from "./queries.ts";

type Reader = Parameters<typeof findKnownReport>[1];

/** Finds the report that the reader may review and publish now; refused to all others, like one that is unknown. */
export async function findReviewable(tx: Tenant, reader: Reader, evaluationId: string) {
  const known = await findKnownReport(tx, reader, evaluationId);
  if (!known?.subject || known.snapshot === null) return refuse("evaluation_not_found");
  const { subject, snapshot, evaluation, teamManagerReads, standpoint } = known;
  refuseIf(whyNotPublish(standpoint, { status: evaluation.status, hasReport: true, teamManagerReads }));
  return { ...known, subject, snapshot };
}

/** The same for a write, under the lock: what was published meanwhile is refused. */
export async function lockReviewable(tx: Tenant, reader: Reader, evaluationId: string) {
  await lockEvaluation(tx, reader.companyId, evaluationId);
  return findReviewable(tx, reader, evaluationId);
}
