import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { questions } from "#skills/tables.ts";
import type { QuestionnaireItem } from "../../contract/questionnaire.ts";
import type { AskedQuestion, GroupMember } from "../../rules/related.ts";

/** An evaluation of a person, as far as the secrecy of another one of the same person depends on it. */
export interface RelatedEvaluation {
  id: string;
  threshold: number;
  isClosed: boolean;
  questions: AskedQuestion[];
  /** All participants but the person evaluated. */
  members: (GroupMember & { hasFinished: boolean })[];
}

/** Null for a source that is no id: only ids stand in the library. */
const sourceQuestionId = sql`case when i ->> 'sourceId' ~ '^[0-9a-f-]{36}$' then (i ->> 'sourceId')::uuid end`;

/** The questions and the members of a RelatedEvaluation, of an evaluation `e` with its questionnaire `q`. */
export const selectQuestionsAndMembers = sql`
  (select coalesce(json_agg(json_build_object(
      'sourceId', i ->> 'sourceId', 'text', i -> 'text', 'dimension', i ->> 'dimension', 'skill', i -> 'skill',
      'isOccasional', i ->> 'dimension' = 'skill' and not exists (
        select from questions l where l.company_id = e.company_id and l.id = ${sourceQuestionId}))), '[]')
    from jsonb_array_elements(q.items) i) as questions,
  (select coalesce(json_agg(json_build_object(
      'id', p.participant_profile_id, 'role', p.participant_role, 'hasFinished', p.status = 'completed')), '[]')
    from evaluation_participants p
    where p.company_id = e.company_id and p.evaluation_id = e.id
      and p.participant_role <> 'subject') as members`;

/** The evaluations of a person that are running, or whose collection closed at most so many days ago; in one statement. */
export async function listRelated(
  tx: Tenant,
  { companyId, subjectProfileId }: { companyId: string; subjectProfileId: string },
  { today, days }: { today: string; days: number },
): Promise<RelatedEvaluation[]> {
  const { rows } = await tx.execute<Record<keyof RelatedEvaluation, unknown>>(sql`
    select e.id, e.threshold, e.closed_on is not null as "isClosed",
      ${selectQuestionsAndMembers}
    from evaluations e
    join questionnaires q on q.company_id = e.company_id and q.evaluation_id = e.id
    where e.company_id = ${companyId} and e.subject_profile_id = ${subjectProfileId}
      and (e.status = 'in_progress' or e.closed_on >= ${today}::date - ${days}::int)`);
  return rows as unknown as RelatedEvaluation[];
}

/** Which questions of a draft are written for it: those that do not stand in the library. */
export async function markOccasional(
  tx: Tenant,
  companyId: string,
  items: readonly QuestionnaireItem[],
): Promise<AskedQuestion[]> {
  const ids = items.flatMap(({ sourceId }) => sourceId ?? []);
  const found = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.companyId, companyId), inArray(questions.id, ids)));
  const library = new Set(found.map(({ id }) => id));
  return items.map((item) => ({
    ...item,
    isOccasional: item.dimension === "skill" && !library.has(item.sourceId ?? ""),
  }));
}
