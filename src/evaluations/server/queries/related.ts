import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database.ts";
import type { AskedQuestion, GroupMember } from "../../rules/related.ts";

/** An evaluation of a person, as far as the secrecy of another one of the same person depends on it. */
export interface RelatedEvaluation {
  id: string;
  threshold: number;
  isClosed: boolean;
  questions: AskedQuestion[];
  /** Everybody asked to answer but the person evaluated. */
  members: (GroupMember & { hasFinished: boolean })[];
}

/** The evaluations of a person that are running, or whose collection closed at most so many days ago; in one statement. */
export async function listRelated(
  tx: Tenant,
  { companyId, subjectProfileId }: { companyId: string; subjectProfileId: string },
  { today, days }: { today: string; days: number },
): Promise<RelatedEvaluation[]> {
  const { rows } = await tx.execute<Record<keyof RelatedEvaluation, unknown>>(sql`
    select e.id, e.threshold, e.closed_on is not null as "isClosed",
      (select coalesce(json_agg(json_build_object('sourceId', i ->> 'sourceId', 'text', i -> 'text')), '[]')
        from jsonb_array_elements(q.items) i) as questions,
      (select coalesce(json_agg(json_build_object(
          'id', p.participant_profile_id, 'role', p.participant_role, 'hasFinished', p.status = 'completed')), '[]')
        from evaluation_participants p
        where p.company_id = e.company_id and p.evaluation_id = e.id
          and p.participant_role <> 'subject') as members
    from evaluations e
    join questionnaires q on q.company_id = e.company_id and q.evaluation_id = e.id
    where e.company_id = ${companyId} and e.subject_profile_id = ${subjectProfileId}
      and (e.status = 'in_progress' or e.closed_on >= ${today}::date - ${days}::int)`);
  return rows as unknown as RelatedEvaluation[];
}
