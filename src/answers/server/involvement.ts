import { mayRead } from "#evaluations/rules/relations.ts";
import { isBeforeLaunch } from "#evaluations/rules/status.ts";
import { findEvaluation, type LoadedEvaluation } from "#evaluations/server/queries/access.ts";
import { refuse, refuseIf, type ErrorCode } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { Participation } from "./queries/ownParticipation.ts";

/**
 * A person without a participation gets `not_involved` only if they may know of the evaluation; for all others it
 * does not exist (§6 of docs/specification.md).
 */
export async function refuseUninvolved(tx: Tenant, actor: Actor, evaluationId: string): Promise<never> {
  const known = await findEvaluation(tx, actor, evaluationId);
  return refuse(known && mayKnow(known) ? "not_involved" : "evaluation_not_found");
}

/** Those who run it and, once launched, everyone with a relation to it. */
const mayKnow = ({ evaluation, standpoint }: LoadedEvaluation): boolean =>
  mayRead(standpoint, evaluation) ||
  (!isBeforeLaunch(evaluation.status) && evaluation.launchedOn !== null && standpoint.relations.length > 0);

/** A page left open by one person must not write under the session that another opened since. */
export const refuseOtherRespondent = (
  actor: Actor,
  { respondentId }: { respondentId?: string | undefined },
): void => refuseIf(respondentId === undefined || respondentId === actor.profileId ? null : "unauthorized");

/** Why nothing can be answered any more: one's part is over, or the collection is. */
export function whyNotAnswer({
  status,
  evaluationStatus,
}: Pick<Participation, "status" | "evaluationStatus">): ErrorCode | null {
  if (status !== "pending") return "already_finalised";
  return evaluationStatus === "in_progress" ? null : "evaluation_closed";
}
