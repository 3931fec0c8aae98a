import { and, count, eq, sql, type SQL } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { evaluationParticipants, evaluations } from "../../tables.ts";
import { changeEvaluation } from "./evaluations.ts";

interface ParticipationKey {
  companyId: string;
  participantId: string;
}

const isParticipation = ({ companyId, participantId }: ParticipationKey) =>
  and(eq(evaluationParticipants.companyId, companyId), eq(evaluationParticipants.id, participantId));

/** Neither finished nor declined. */
const isAwaited = eq(evaluationParticipants.status, "pending");

export const acknowledgeNotice = (tx: Tenant, key: ParticipationKey, noticeVersion: number) =>
  tx.update(evaluationParticipants).set({ noticeVersion }).where(isParticipation(key));

export const declineParticipation = (tx: Tenant, key: ParticipationKey, declineNote: string | null) =>
  tx.update(evaluationParticipants).set({ status: "declined", declineNote }).where(isParticipation(key));

/** Ends the participation of each row of `draft` (company_id, participant_id), in the statement that moves their answers. */
export const completeParticipations = (draft: SQL) => sql`
  update evaluation_participants p set status = 'completed'
    from ${draft} d where p.company_id = d.company_id and p.id = d.participant_id`;

/** The subject's own completion is stamped together with their status (§4 of docs/product-decisions.md). */
export const stampSubject = (
  tx: Tenant,
  { companyId, evaluationId }: { companyId: string; evaluationId: string },
  at: Date,
) => changeEvaluation(tx, { companyId, id: evaluationId }, at, { subjectCompletedAt: at });

/**
 * Rewrites the participations of an evaluation when it closes: the transaction id of a finished one also marks the
 * row of their response, and must not stay beside their name (docs/decisions/0051).
 */
export const rewriteParticipations = (
  tx: Tenant,
  { companyId, evaluationId }: { companyId: string; evaluationId: string },
) =>
  tx
    .update(evaluationParticipants)
    .set({ status: sql`${evaluationParticipants.status}` })
    .where(
      and(
        eq(evaluationParticipants.companyId, companyId),
        eq(evaluationParticipants.evaluationId, evaluationId),
      ),
    );

/** Of `evaluations` in a statement: it has a participant, and none is awaited any more (countAwaited). */
export const isComplete = sql`(exists (select from ${evaluationParticipants}
  where ${evaluationParticipants.companyId} = ${evaluations.companyId} and ${evaluationParticipants.evaluationId} = ${evaluations.id})
  and not exists (select from ${evaluationParticipants}
  where ${evaluationParticipants.companyId} = ${evaluations.companyId} and ${evaluationParticipants.evaluationId} = ${evaluations.id}
    and ${isAwaited}))`;

/** How many people have neither finished nor declined. */
export async function countAwaited(
  tx: Tenant,
  { companyId, evaluationId }: { companyId: string; evaluationId: string },
): Promise<number> {
  const [awaited] = await tx
    .select({ people: count() })
    .from(evaluationParticipants)
    .where(
      and(
        eq(evaluationParticipants.companyId, companyId),
        eq(evaluationParticipants.evaluationId, evaluationId),
        isAwaited,
      ),
    );
  return awaited?.people ?? 0;
}
