import { sql, type SQL } from "drizzle-orm";
import { lockVisible } from "#evaluations/server/queries/many.ts";
import type { NominationStatus } from "#nominations/vocabulary.ts";
import type { PersonFace } from "#people/contract/person.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import type { RatedDimension } from "#weights/vocabulary.ts";
import type { InvitedPerson, Line } from "../contract.ts";
import { visibleLines, toCompanyToday } from "./queries.ts";

/** A line as it is stored, but for how much it asks. */
interface StoredRow
  extends Omit<
      Line,
      "readability" | "subject" | "invited" | "nomination" | "askedCount" | "answeredCount" | "questionCount"
    >,
    Record<string, unknown> {
  subjectId: string;
  authorId: string;
  nomination: {
    status: NominationStatus;
    dueOn: string;
    /** Whom they propose, while it waits to be decided. */
    choices: string[];
  } | null;
}

/** Whom it is about and who proposes, by their ids. */
export interface StoredLine extends StoredRow {
  questionCount: number;
}

/** Before it is counted: only what it looks at counts. */
interface UncountedRow extends StoredRow {
  selectedDimensions: RatedDimension[];
}

/** The lines that the actor sees, by name; in two statements. */
export async function listLines(tx: Tenant, actor: Actor, id: string): Promise<StoredLine[]> {
  const { rows } = await tx.execute<UncountedRow>(sql`
    select e.id as "evaluationId", e.subject_profile_id as "subjectId",
      e.author_profile_id as "authorId", e.participants_edited or e.evaluation_type <> c.evaluation_type as "isEdited",
      e.evaluation_type as "evaluationType", e.selected_dimensions as "selectedDimensions", e.status,
      e.status = 'pending' and e.starts_on <= ${toCompanyToday(actor)} as "isStarting",
      e.status = 'in_progress' and e.releases_on is not null as "isAllIn", e.start_failure as "startFailure",
      e.awaits_questions and e.status = 'draft' as "awaitsQuestions",
      (select t.name from team_members m join teams t on t.company_id = m.company_id and t.id = m.team_id
        where m.company_id = s.company_id and m.profile_id = s.id and m.is_main) as team, s.job_title as "jobTitle",
      (select jsonb_build_object('status', n.status, 'dueOn', n.due_on,
          'choices', case when n.status = 'sent' then n.choices else '{}' end)
        from nominations n where e.status = 'draft' and n.company_id = e.company_id and n.evaluation_id = e.id
          and n.subject_profile_id = e.subject_profile_id) as nomination,
      exists (select 1 from profiles dm where dm.company_id = s.company_id and dm.id = s.direct_manager_id and dm.is_active) as "hasManager"
    from campaigns c cross join ${visibleLines(actor)} and c.company_id = ${actor.companyId} and c.id = ${id}
    order by s.last_name_key, s.first_name_key, s.id`);
  const counts = await countQuestions(
    tx,
    actor,
    rows.filter(({ awaitsQuestions }) => !awaitsQuestions),
  );
  return rows.map((row) => {
    const { selectedDimensions: _, ...line } = row;
    return { ...line, questionCount: counts.get(row.evaluationId) ?? 0 };
  });
}

/** The same under their locks: what was read before is not what is there. One that was deleted meanwhile is left out. */
export async function lockLines(tx: Tenant, actor: Actor, id: string): Promise<StoredLine[]> {
  const found = await listLines(tx, actor, id);
  await lockVisible(
    tx,
    actor,
    found.map(({ evaluationId }) => evaluationId),
  );
  return listLines(tx, actor, id);
}

/**
 * How much each of these evaluations asks, by what it looks at; counted apart and one by one, so that no plan reads the
 * questions of the whole company for it.
 */
async function countQuestions(
  tx: Tenant,
  { companyId }: Actor,
  lines: readonly Pick<UncountedRow, "evaluationId" | "selectedDimensions">[],
): Promise<Map<string, number>> {
  const ids = lines.map(({ evaluationId }) => evaluationId);
  const isOfEvaluation = (part: SQL) =>
    sql`${part}.company_id = ${companyId} and ${part}.evaluation_id = asked.id`;
  const { rows } = await tx.execute<{ id: string } & Record<RatedDimension, number>>(sql`
    select asked.id,
      (select count(*)::int from evaluation_questions q where ${isOfEvaluation(sql`q`)}) as skills,
      (select count(*)::int from evaluation_values v
        join company_values w on w.company_id = v.company_id and w.id = v.value_id and not w.is_archived
        where ${isOfEvaluation(sql`v`)}) as values,
      (select count(*)::int from evaluation_objectives o where ${isOfEvaluation(sql`o`)}) as objectives
    from unnest(${sql.param(ids)}::uuid[]) asked (id)`);
  const dimensionsByEvaluation = new Map(lines.map((line) => [line.evaluationId, line.selectedDimensions]));
  return new Map(
    rows.map((row) => [
      row.id,
      (dimensionsByEvaluation.get(row.id) ?? []).reduce((sum, dimension) => sum + row[dimension], 0),
    ]),
  );
}

/** A participant of a line, the person evaluated included. */
export interface Participation extends Record<string, unknown> {
  id: string;
  evaluationId: string;
  profileId: string;
  role: InvitedPerson["role"] | "subject";
  hasFinished: boolean;
  because: InvitedPerson["because"];
}

/** Lists all participants of these evaluations, in one statement. */
export async function listParticipations(
  tx: Tenant,
  { companyId }: Actor,
  evaluationIds: readonly string[],
): Promise<Participation[]> {
  const { rows } = await tx.execute<Participation>(sql`
    select ep.id, ep.evaluation_id as "evaluationId", ep.participant_profile_id as "profileId",
      ep.participant_role as role, ep.status = 'completed' as "hasFinished", ep.proposed_because as because
    from evaluation_participants ep
    where ep.company_id = ${companyId} and ep.evaluation_id = any(${sql.param([...evaluationIds])}::uuid[])`);
  return rows;
}

/** How many of these parts each person is asked for. */
export function countRequestsByProfile(parts: readonly Participation[]): Map<string, number> {
  const asked = new Map<string, number>();
  for (const { profileId, role } of parts)
    if (role !== "subject") asked.set(profileId, (asked.get(profileId) ?? 0) + 1);
  return asked;
}

/** Lists all people evaluated in a campaign, whatever the reader sees of it: each person is in it once at most. */
export async function listSubjects(
  tx: Tenant,
  { companyId, id }: { companyId: string; id: string },
): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select e.subject_profile_id as id from evaluations e
    where e.company_id = ${companyId} and e.campaign_id = ${id} and e.status <> 'archived'`);
  return new Set(rows.map((row) => row.id));
}

/** The faces of these people by their ids, in the order of their names; each is read once, however often they take part. */
export async function listFacesById(
  tx: Tenant,
  { companyId }: Actor,
  ids: Iterable<string>,
): Promise<Map<string, PersonFace>> {
  const { rows } = await tx.execute<PersonFace & Record<string, unknown>>(sql`
    select p.id, p.first_name as "firstName", p.last_name as "lastName", p.avatar from profiles p
    where p.company_id = ${companyId} and p.id = any(${sql.param([...new Set(ids)])}::uuid[])
    order by p.last_name_key, p.first_name_key, p.id`);
  return new Map(rows.map((person) => [person.id, person]));
}
