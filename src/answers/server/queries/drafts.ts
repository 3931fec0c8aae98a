import { and, eq, sql } from "drizzle-orm";
import { evaluationParticipants, questionnaires } from "#evaluations/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { preparedOnce, preparedSqlOnce } from "#platform/server/work/preparedOnce.ts";
import { evaluationAnswers } from "../../tables.ts";
import type { RespondentKey } from "./ownParticipation.ts";

interface NewDraft {
  id: string;
  evaluationId: string;
  participantId: string;
  questionCount: number;
}

/** An empty draft, one place per question. Beginning again changes nothing. */
export const createDraft = (tx: Tenant, me: RespondentKey, { questionCount, ...draft }: NewDraft) =>
  tx
    .insert(evaluationAnswers)
    .values({
      ...draft,
      ...me,
      scores: sql`array_fill(null::smallint, array[${questionCount}::int])`,
      revisions: sql`array_fill(0, array[${questionCount}::int])`,
    })
    .onConflictDoNothing();

interface PositionUpdate {
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
  me: RespondentKey,
  { participantId, position, revision, score, text }: PositionUpdate,
): Promise<boolean> {
  const { rowCount } = await saveStatement(tx).execute({
    companyId: me.companyId,
    participantId,
    position,
    revision,
    score,
    text,
  });
  return rowCount === 1;
}

const at = sql`(${sql.placeholder("position")}::int + 1)`;
const key = sql`${sql.placeholder("position")}::int::text`;
const given = {
  revision: sql`${sql.placeholder("revision")}::int`,
  text: sql`${sql.placeholder("text")}::text`,
};
const saveStatement = preparedSqlOnce(sql`
  update evaluation_answers a
     set scores[${at}] = ${sql.placeholder("score")}::smallint,
         revisions[${at}] = ${given.revision},
         texts = case when ${given.text} is null then a.texts - ${key}
                      else jsonb_set(a.texts, array[${key}], to_jsonb(${given.text})) end
    from evaluation_participants p
    join evaluations e on e.company_id = p.company_id and e.id = p.evaluation_id
   where p.company_id = ${sql.placeholder("companyId")} and p.id = ${sql.placeholder("participantId")}
     and p.status = 'pending' and e.status = 'in_progress' and e.releases_on is null
     and a.company_id = p.company_id and a.participant_id = p.id
     and a.revisions[${at}] < ${given.revision}`);

/**
 * The draft, locked until the transaction ends, with its questions and the number of other people left to answer. A
 * statement before this one locks the evaluation, so that the number stays true.
 */
export async function lockDraft(tx: Tenant, me: RespondentKey, evaluationId: string) {
  const { companyId, profileId } = me;
  const [draft] = await draftQuery(tx).execute({ companyId, profileId, evaluationId });
  return draft ?? null;
}

const mine = {
  companyId: sql.placeholder("companyId"),
  profileId: sql.placeholder("profileId"),
  evaluationId: sql.placeholder("evaluationId"),
};
const draftQuery = preparedOnce((tx) =>
  tx
    .select({
      scores: evaluationAnswers.scores,
      texts: evaluationAnswers.texts,
      items: questionnaires.items,
      othersAwaited: sql<number>`(select count(*)::int from ${evaluationParticipants}
        where ${evaluationParticipants.companyId} = ${mine.companyId}
          and ${evaluationParticipants.evaluationId} = ${mine.evaluationId}
          and ${evaluationParticipants.participantProfileId} <> ${mine.profileId}
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
        eq(evaluationAnswers.companyId, mine.companyId),
        eq(evaluationAnswers.evaluationId, mine.evaluationId),
        eq(evaluationAnswers.profileId, mine.profileId),
      ),
    )
    .for("update", { of: evaluationAnswers })
    .prepare(""),
);

export const deleteDraft = (tx: Tenant, me: RespondentKey, participantId: string) =>
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
  await setDiscardedEvaluation(tx, evaluationId);
  await tx.delete(evaluationAnswers);
  await setDiscardedEvaluation(tx, "");
}

const setDiscardedEvaluation = (tx: Tenant, evaluationId: string) =>
  tx.execute(sql`select set_config('app.discarded_evaluation', ${evaluationId}, true)`);
