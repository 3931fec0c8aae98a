import { and, asc, count, desc, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { evaluationParticipants, evaluations, questionnaires } from "#evaluations/tables.ts";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { evaluationAnswers } from "../../tables.ts";
import { statusForPart, statusForSubject, type RespondentKey } from "./ownParticipation.ts";

/** Parts shown at most: the awaited ones first, then the latest. */
const maxParts = 200;

const ownParts = (me: RespondentKey) =>
  and(
    eq(evaluationParticipants.companyId, me.companyId),
    eq(evaluationParticipants.participantProfileId, me.profileId),
  );
const evaluationOfPart = and(
  eq(evaluations.companyId, evaluationParticipants.companyId),
  eq(evaluations.id, evaluationParticipants.evaluationId),
);
const isAwaited = and(
  eq(evaluationParticipants.status, "pending"),
  eq(evaluations.status, "in_progress"),
  isNull(evaluations.releasesOn),
);

/** My parts in launched evaluations; questions and draft come along only where answers are awaited. */
export async function listMyParts(tx: Tenant, me: RespondentKey, { onlyAwaited = false } = {}) {
  const awaited = sql<boolean>`(${isAwaited})`;
  const rows = await tx
    .select({
      evaluationId: evaluations.id,
      name: evaluations.name,
      evaluationStatus: statusForPart,
      dueOn: evaluations.dueOn,
      subject: {
        id: profiles.id,
        firstName: profiles.firstName,
        lastName: profiles.lastName,
        avatar: profiles.avatar,
      },
      role: evaluationParticipants.participantRole,
      status: evaluationParticipants.status,
      questionCount: sql<number>`jsonb_array_length(${questionnaires.items})`,
      items: sql<QuestionnaireItem[] | null>`case when ${awaited} then ${questionnaires.items} end`,
      scores: evaluationAnswers.scores,
      texts: evaluationAnswers.texts,
    })
    .from(evaluationParticipants)
    .innerJoin(evaluations, evaluationOfPart)
    .innerJoin(
      questionnaires,
      and(
        eq(questionnaires.companyId, evaluations.companyId),
        eq(questionnaires.evaluationId, evaluations.id),
      ),
    )
    .innerJoin(
      profiles,
      and(eq(profiles.companyId, evaluations.companyId), eq(profiles.id, evaluations.subjectProfileId)),
    )
    .leftJoin(
      evaluationAnswers,
      and(
        eq(evaluationAnswers.companyId, evaluationParticipants.companyId),
        eq(evaluationAnswers.participantId, evaluationParticipants.id),
      ),
    )
    .where(and(ownParts(me), onlyAwaited ? isAwaited : notInArray(evaluations.status, ["draft", "pending"])))
    .orderBy(
      desc(awaited),
      sql`case when ${awaited} then ${evaluations.dueOn} end asc nulls last`,
      desc(evaluations.createdAt),
      asc(evaluations.id),
    )
    .limit(maxParts);
  return rows;
}
export type MyPartRow = Awaited<ReturnType<typeof listMyParts>>[number];

/**
 * Lists the launched evaluations about me: neither who has finished nor how many, until the report shows it (§5 of the
 * decisions).
 */
export const listAboutMe = (tx: Tenant, me: RespondentKey) =>
  tx
    .select({
      evaluationId: evaluations.id,
      name: evaluations.name,
      status: statusForSubject,
      dueOn: evaluations.dueOn,
      // The audit log distinguishes an archived evaluation that was completed from one that never was.
      reportReady: sql<boolean>`(evaluations.status = 'completed' or exists (
        select 1 from audit_log a
         where a.company_id = evaluations.company_id and a.object_type = 'evaluation'
           and a.object_id = evaluations.id and a.action = 'evaluation.archived'
           and a.details ->> 'from' = 'completed' and evaluations.status = 'archived'))`,
    })
    .from(evaluations)
    .where(
      and(
        eq(evaluations.companyId, me.companyId),
        eq(evaluations.subjectProfileId, me.profileId),
        inArray(evaluations.status, ["in_progress", "review", "completed", "archived"]),
        sql`${evaluations.launchedOn} is not null`,
      ),
    )
    .orderBy(desc(evaluations.createdAt), asc(evaluations.id))
    .limit(maxParts);

export async function countMyPending(tx: Tenant, me: RespondentKey): Promise<number> {
  const [pending] = await tx
    .select({ parts: count() })
    .from(evaluationParticipants)
    .innerJoin(evaluations, evaluationOfPart)
    .where(and(ownParts(me), isAwaited));
  return pending?.parts ?? 0;
}
