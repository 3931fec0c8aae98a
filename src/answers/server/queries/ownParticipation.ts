import { and, eq, getTableColumns, notInArray, sql } from "drizzle-orm";
import { privacyOfficerShown } from "#company/server/settings.ts";
import { companies } from "#company/tables.ts";
import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { evaluationParticipants, evaluations, questionnaires } from "#evaluations/tables.ts";
import { onePerson } from "#people/server/onePerson.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { preparedOnce } from "#platform/server/work/preparedOnce.ts";
import { evaluationAnswers, responseAuthors, responses } from "../../tables.ts";

export interface RespondentKey {
  companyId: string;
  profileId: string;
}

export type EvaluationRow = typeof evaluations.$inferSelect;

/** The part that this person has in an evaluation, once it is launched: before, it does not exist for them. */
const isPart = and(
  eq(evaluations.companyId, sql.placeholder("companyId")),
  eq(evaluations.id, sql.placeholder("evaluationId")),
  notInArray(evaluations.status, ["draft", "pending"]),
  eq(evaluationParticipants.participantProfileId, sql.placeholder("profileId")),
);
const toParameters = ({ companyId, profileId }: RespondentKey, evaluationId: string) => ({
  companyId,
  profileId,
  evaluationId,
});

const participantOfEvaluation = and(
  eq(evaluationParticipants.companyId, evaluations.companyId),
  eq(evaluationParticipants.evaluationId, evaluations.id),
);
const questionnaireOfEvaluation = and(
  eq(questionnaires.companyId, evaluations.companyId),
  eq(questionnaires.evaluationId, evaluations.id),
);
const draftOfParticipant = and(
  eq(evaluationAnswers.companyId, evaluationParticipants.companyId),
  eq(evaluationAnswers.participantId, evaluationParticipants.id),
);

/** For the person evaluated, as rules/status.ts of the evaluations says. */
export const statusForSubject = sql<EvaluationRow["status"]>`case
  when ${evaluations.status} = 'review' then 'in_progress' else ${evaluations.status} end`;

/**
 * The status of the evaluation for a participant: while its report awaits its release or its review, the evaluation is
 * in progress for those who have finished, and closed to those who have not.
 */
export const statusForPart = sql<EvaluationRow["status"]>`case
  when ${evaluationParticipants.status} = 'pending' and ${evaluations.status} = 'in_progress'
    and ${evaluations.releasesOn} is not null then 'review'
  when ${evaluationParticipants.status} = 'pending' then ${evaluations.status}
  else ${statusForSubject} end`;

const part = {
  participantId: evaluationParticipants.id,
  role: evaluationParticipants.participantRole,
  status: evaluationParticipants.status,
  noticeVersion: evaluationParticipants.noticeVersion,
  evaluationStatus: statusForPart,
};

export interface Participation {
  participantId: string;
  role: (typeof evaluationParticipants.$inferSelect)["participantRole"];
  status: (typeof evaluationParticipants.$inferSelect)["status"];
  noticeVersion: number | null;
  evaluationStatus: EvaluationRow["status"];
}

/**
 * The whole form of one person in one statement: the questions, and their draft or, once finalised, their response
 * through the link that only they can read. Null without a participation in a launched evaluation.
 */
export async function findForm(tx: Tenant, me: RespondentKey, evaluationId: string) {
  const [form] = await formQuery(tx).execute(toParameters(me, evaluationId));
  return form ?? null;
}
export type Form = NonNullable<Awaited<ReturnType<typeof findForm>>>;

const formQuery = preparedOnce((tx) => {
  const subject = onePerson(tx, "subject", evaluations.companyId, evaluations.subjectProfileId);
  return tx
    .select({
      ...part,
      evaluation: getTableColumns(evaluations),
      subject: {
        id: subject.id,
        firstName: subject.firstName,
        lastName: subject.lastName,
      },
      companyName: companies.name,
      timeZone: companies.timeZone,
      privacyOfficer: privacyOfficerShown,
      items: questionnaires.items,
      draft: {
        scores: evaluationAnswers.scores,
        revisions: evaluationAnswers.revisions,
        texts: evaluationAnswers.texts,
      },
      response: { scores: responses.scores, texts: responses.texts },
    })
    .from(evaluations)
    .innerJoin(companies, eq(companies.id, evaluations.companyId))
    .innerJoin(evaluationParticipants, participantOfEvaluation)
    .innerJoin(questionnaires, questionnaireOfEvaluation)
    .innerJoinLateral(subject, sql`true`)
    .leftJoin(evaluationAnswers, draftOfParticipant)
    .leftJoin(
      responseAuthors,
      and(
        eq(responseAuthors.companyId, evaluations.companyId),
        eq(responseAuthors.evaluationId, evaluations.id),
        eq(responseAuthors.profileId, sql.placeholder("profileId")),
      ),
    )
    .leftJoin(
      responses,
      and(eq(responses.companyId, responseAuthors.companyId), eq(responses.id, responseAuthors.responseId)),
    )
    .where(isPart)
    .prepare("");
});

/** One question of the form and its current answer: all that an autosave needs. */
export async function findPosition(tx: Tenant, me: RespondentKey, evaluationId: string, position: number) {
  const [found] = await positionQuery(tx).execute({ ...toParameters(me, evaluationId), position });
  return found ?? null;
}

const position = sql`${sql.placeholder("position")}::int`;
const positionQuery = preparedOnce((tx) =>
  tx
    .select({
      ...part,
      item: sql<QuestionnaireItem | null>`${questionnaires.items} -> ${position}`,
      score: sql<number | null>`${evaluationAnswers.scores}[${position} + 1]`,
      /** Null: the notice has not been acknowledged, so there is no draft. */
      revision: sql<number | null>`${evaluationAnswers.revisions}[${position} + 1]`,
      text: sql<string | null>`${evaluationAnswers.texts} ->> (${position})::text`,
    })
    .from(evaluations)
    .innerJoin(evaluationParticipants, participantOfEvaluation)
    .innerJoin(questionnaires, questionnaireOfEvaluation)
    .leftJoin(evaluationAnswers, draftOfParticipant)
    .where(isPart)
    .prepare(""),
);

/**
 * A person's participation under the lock of the evaluation, which every transaction locks first. The participation
 * is locked too: a transaction that waited for the evaluation would otherwise see it as it was before, and finish one
 * that was withdrawn, declined or finished meanwhile.
 */
export async function lockParticipation(
  tx: Tenant,
  me: RespondentKey,
  evaluationId: string,
): Promise<(Participation & { questionCount: number; commentsMandatory: boolean }) | null> {
  const [found] = await lockQuery(tx).execute(toParameters(me, evaluationId));
  return found ?? null;
}

const lockQuery = preparedOnce((tx) =>
  tx
    .select({
      ...part,
      questionCount: sql<number>`jsonb_array_length(${questionnaires.items})`,
      commentsMandatory: evaluations.commentsMandatory,
    })
    .from(evaluations)
    .innerJoin(evaluationParticipants, participantOfEvaluation)
    .innerJoin(questionnaires, questionnaireOfEvaluation)
    .where(isPart)
    .for("update", { of: [evaluations, evaluationParticipants] })
    .prepare(""),
);

/** The frozen questions of a launched evaluation; null before. */
export async function findItems(
  tx: Tenant,
  companyId: string,
  evaluationId: string,
): Promise<QuestionnaireItem[] | null> {
  const [found] = await tx
    .select({ items: questionnaires.items })
    .from(questionnaires)
    .where(and(eq(questionnaires.companyId, companyId), eq(questionnaires.evaluationId, evaluationId)));
  return found?.items ?? null;
}
