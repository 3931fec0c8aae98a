import { and, eq, sql } from "drizzle-orm";
import { evaluationParticipants, questionnaires } from "#evaluations/tables.ts";
import type { Tenant } from "#platform/server/database.ts";
import { evaluationAnswers } from "../../tables.ts";
import type { Me } from "./parts.ts";

interface NewDraft {
  id: string;
  evaluationId: string;
  participantId: string;
  questionCount: number;
}

/** An empty draft, one place per question. Beginning again changes nothing. */
export const createDraft = (tx: Tenant, me: Me, { questionCount, ...draft }: NewDraft) =>
  tx
    .insert(evaluationAnswers)
    .values({
      ...draft,
      ...me,
      scores: sql`array_fill(null::smallint, array[${questionCount}::int])`,
      revisions: sql`array_fill(0, array[${questionCount}::int])`,
    })
    .onConflictDoNothing();

interface Saving {
  participantId: string;
  position: number;
  revision: number;
  score: number | null;
  /** Null takes the text away. */
  text: string | null;
}

/**
 * The autosave: one position, when its revision is newer and the part still open. A draft disappears when its
 * part is finalised or the collection closes, so a late save finds nothing to change.
 */
export async function savePosition(
  tx: Tenant,
  me: Me,
  { participantId, position, revision, score, text }: Saving,
): Promise<boolean> {
  const index = sql`${position + 1}::int`;
  const key = sql`${String(position)}::text`;
  const { rowCount } = await tx.execute(sql`
    update evaluation_answers a
       set scores[${index}] = ${score}::smallint,
           revisions[${index}] = ${revision}::int,
           texts = case when ${text}::text is null then a.texts - ${key}
                        else jsonb_set(a.texts, array[${key}], to_jsonb(${text}::text)) end
      from evaluation_participants p
      join evaluations e on e.company_id = p.company_id and e.id = p.evaluation_id
     where p.company_id = ${me.companyId} and p.id = ${participantId}
       and p.status = 'pending' and e.status = 'in_progress'
       and a.company_id = p.company_id and a.participant_id = p.id
       and a.revisions[${index}] < ${revision}::int`);
  return rowCount === 1;
}

/**
 * The draft as it stands, held until the transaction ends, with the questions that it answers and how many people are
 * awaited beside its author. The evaluation is locked by a statement before this one, so that the number stays true.
 */
export async function holdDraft(tx: Tenant, me: Me, evaluationId: string) {
  const [draft] = await tx
    .select({
      scores: evaluationAnswers.scores,
      texts: evaluationAnswers.texts,
      items: questionnaires.items,
      othersAwaited: sql<number>`(select count(*)::int from ${evaluationParticipants}
        where ${evaluationParticipants.companyId} = ${me.companyId}
          and ${evaluationParticipants.evaluationId} = ${evaluationId}
          and ${evaluationParticipants.participantProfileId} <> ${me.profileId}
          and ${evaluationParticipants.status} = 'pending')`,
    })
    .from(evaluationAnswers)
    .innerJoin(
      questionnaires,
      and(
        eq(questionnaires.companyId, evaluationAnswers.companyId),
        eq(questionnaires.evaluationId, evaluationAnswers.evaluationId),
      ),
    )
    .where(
      and(
        eq(evaluationAnswers.companyId, me.companyId),
        eq(evaluationAnswers.evaluationId, evaluationId),
        eq(evaluationAnswers.profileId, me.profileId),
      ),
    )
    .for("update", { of: evaluationAnswers });
  return draft ?? null;
}

export const deleteDraft = (tx: Tenant, me: Me, participantId: string) =>
  tx
    .delete(evaluationAnswers)
    .where(
      and(eq(evaluationAnswers.companyId, me.companyId), eq(evaluationAnswers.participantId, participantId)),
    );

/**
 * Deletes the drafts of an evaluation that is over. The statement has no condition, since a condition would need
 * the right to read them: the policies evaluation_answers_discard… decide which rows go.
 */
export async function discardDrafts(tx: Tenant, { evaluationId }: { evaluationId: string }): Promise<void> {
  await discarding(tx, evaluationId);
  await tx.delete(evaluationAnswers);
  await discarding(tx, "");
}

const discarding = (tx: Tenant, evaluationId: string) =>
  tx.execute(sql`select set_config('app.discarded_evaluation', ${evaluationId}, true)`);
