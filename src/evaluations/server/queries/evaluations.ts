import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { type InvitedRole, invitedRoles } from "#weights/vocabulary.ts";
import { computeCompletedAt } from "../../rules/status.ts";
import { scheduleEvaluations, selectWorkFacts } from "../dueWork.ts";
import {
  evaluationObjectives,
  evaluationParticipants,
  evaluationQuestions,
  evaluations,
  evaluationValues,
  questionnaires,
} from "../../tables.ts";
import type { EvaluationStatus } from "../../vocabulary.ts";

export interface EvaluationKey {
  companyId: string;
  id: string;
}

const isEvaluation = ({ companyId, id }: EvaluationKey) =>
  and(eq(evaluations.companyId, companyId), eq(evaluations.id, id));

export type NewEvaluation = typeof evaluations.$inferInsert;

export const insertEvaluations = (tx: Tenant, rows: NewEvaluation[]) => tx.insert(evaluations).values(rows);

export type EvaluationChange = Partial<Omit<typeof evaluations.$inferInsert, "companyId" | "id" | "status">>;

/** Under the lock, where the change moves what is due. */
export async function changeEvaluation(
  tx: Tenant,
  key: EvaluationKey,
  now: Date,
  change: EvaluationChange,
): Promise<void> {
  const changed = await tx
    .update(evaluations)
    .set({ ...change, updatedAt: now })
    .where(isEvaluation(key))
    .returning(selectWorkFacts(key.companyId));
  // A draft has nothing due, and did not have.
  if (changed[0]?.status !== "draft" && movesWork(change))
    await scheduleEvaluations(tx, key.companyId, changed);
}

const movesWork = (change: EvaluationChange) =>
  ["dueOn", "startsOn", "launchedOn", "releasesOn"].some((field) => field in change);

/** The only way a status changes: `completed` stamps the moment, any other clears it. Under the lock. */
export async function saveStatus(
  tx: Tenant,
  key: EvaluationKey,
  now: Date,
  status: EvaluationStatus,
  change: EvaluationChange = {},
): Promise<void> {
  const changed = await tx
    .update(evaluations)
    .set({
      startFailure: null,
      ...change,
      status,
      completedAt: computeCompletedAt(status, now),
      updatedAt: now,
    })
    .where(isEvaluation(key))
    .returning(selectWorkFacts(key.companyId));
  await scheduleEvaluations(tx, key.companyId, changed);
}

/** Whether its person has another evaluation in its campaign; two of them cannot be there (src/evaluations/tables.ts). */
export async function isTwiceInCampaign(
  tx: Tenant,
  { companyId, id, campaignId, subjectProfileId }: typeof evaluations.$inferSelect,
): Promise<boolean> {
  if (!campaignId || !subjectProfileId) return false;
  const others = await tx
    .select({ id: evaluations.id })
    .from(evaluations)
    .where(
      and(
        eq(evaluations.companyId, companyId),
        eq(evaluations.campaignId, campaignId),
        eq(evaluations.subjectProfileId, subjectProfileId),
        ne(evaluations.id, id),
        ne(evaluations.status, "archived"),
      ),
    );
  return others.length > 0;
}

/** Deletes the responses, drafts and links to authors of an evaluation that is archived and has no report. */
export const discardCollection = (tx: Tenant, { id }: EvaluationKey) =>
  tx.execute(sql`select app.discard_collection(${id}::uuid)`);

/** A draft and all that hangs on it. */
export const deleteEvaluation = (tx: Tenant, { companyId, id }: EvaluationKey): Promise<void> =>
  deleteEvaluations(tx, companyId, [id]);

/** The same of several, in as many statements. */
export async function deleteEvaluations(
  tx: Tenant,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  for (const table of [
    evaluationParticipants,
    evaluationQuestions,
    evaluationValues,
    evaluationObjectives,
    questionnaires,
  ])
    await tx.delete(table).where(and(eq(table.companyId, companyId), inArray(table.evaluationId, [...ids])));
  await tx
    .delete(evaluations)
    .where(and(eq(evaluations.companyId, companyId), inArray(evaluations.id, [...ids])));
}

/** After the type or the person evaluated has changed: invitations that no longer fit go. */
export async function dropMisfits(
  tx: Tenant,
  key: EvaluationKey,
  { roles, subjectId }: { roles: readonly InvitedRole[]; subjectId: string | null },
): Promise<void> {
  const ofEvaluation = and(
    eq(evaluationParticipants.companyId, key.companyId),
    eq(evaluationParticipants.evaluationId, key.id),
  );
  const dropped = invitedRoles.filter((role) => !roles.includes(role));
  if (dropped.length > 0)
    await tx
      .delete(evaluationParticipants)
      .where(and(ofEvaluation, inArray(evaluationParticipants.participantRole, dropped)));
  if (subjectId)
    await tx
      .delete(evaluationParticipants)
      .where(
        and(
          ofEvaluation,
          eq(evaluationParticipants.participantProfileId, subjectId),
          ne(evaluationParticipants.participantRole, "subject"),
        ),
      );
}
