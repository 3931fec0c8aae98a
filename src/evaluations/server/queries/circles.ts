import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { teamManagersOf } from "#teams/server/queries.ts";
import type { EvaluationType } from "../../contract/evaluation.ts";
import type { Colleague } from "../../rules/replacement.ts";
import { whyNotInvite } from "../../rules/participants.ts";
import { isEntitled, standpointOf } from "../../rules/relations.ts";
import { visibleTo } from "./list.ts";

interface Person extends Record<string, unknown> {
  id: string;
  role: Actor["role"];
  isAdmin: boolean;
}
interface Subject extends Record<string, unknown> {
  id: string;
  managerId: string | null;
  activeManagerId: string | null;
  teamManagerIds: string[];
  /** Of any team of theirs, by name. */
  team: Person[];
  reports: Person[];
  /** Asked as a colleague in an evaluation of theirs that the actor may see. */
  recent: Person[];
}

/** Who could answer about somebody, and may in that group; nobody who reads the report. */
export interface Circle {
  id: string;
  /** Active. */
  managerId: string | null;
  reportIds: string[];
  /** Those of the team first, then those of recent work. */
  colleagues: Colleague[];
}

interface About {
  authorId: string;
  type: EvaluationType;
  teamManagerReads: boolean;
}

/** For each, in one statement whatever their number. Nothing of what was answered or declined is read. */
export async function listCircles(
  tx: Tenant,
  actor: Actor,
  subjectIds: readonly string[],
  { authorId, type, teamManagerReads }: About,
): Promise<Circle[]> {
  const subjects = await listSubjects(tx, actor, subjectIds);
  return subjects.map((subject) => {
    const facts = {
      authorId,
      subjectId: subject.id,
      subjectDirectManagerId: subject.managerId,
      subjectTeamManagerIds: subject.teamManagerIds,
    };
    const mayBe = (role: "peer" | "direct_report") => (person: Person) =>
      whyNotInvite(
        {
          ...person,
          isActive: true,
          isSubject: person.id === subject.id,
          alreadyParticipant: false,
          readsReport: isEntitled(standpointOf(person, facts), { teamManagerReads }),
        },
        role,
        { evaluationType: type, invitedCount: 0 },
      ) === null;
    const idsOf = (people: readonly Person[], role: "peer" | "direct_report") =>
      people.filter(mayBe(role)).map(({ id }) => id);
    const colleaguesOf = (people: readonly Person[], because: Colleague["because"]) =>
      idsOf(people, "peer").map((id) => ({ id, because }));
    return {
      id: subject.id,
      managerId: subject.activeManagerId,
      reportIds: idsOf(subject.reports, "direct_report"),
      colleagues: [
        ...colleaguesOf(subject.team, "same_team"),
        ...colleaguesOf(subject.recent, "worked_together"),
      ],
    };
  });
}

async function listSubjects(tx: Tenant, actor: Actor, ids: readonly string[]): Promise<Subject[]> {
  const { companyId } = actor;
  const person = sql`jsonb_build_object('id', p.id, 'role', p.role, 'isAdmin', p.is_admin)`;
  const isAsked = sql`p.company_id = ${companyId} and p.is_active and p.removed_at is null`;
  const { rows } = await tx.execute<Subject>(sql`
    select s.id, s.direct_manager_id as "managerId", dm.id as "activeManagerId",
      ${teamManagersOf(sql`s.company_id`, sql`s.id`)} as "teamManagerIds",
      (select coalesce(jsonb_agg(${person} order by p.id), '[]') from profiles p where ${isAsked} and p.id in (
        select other.profile_id from team_members own
        join team_members other on other.company_id = own.company_id and other.team_id = own.team_id
        where own.company_id = s.company_id and own.profile_id = s.id)) as team,
      (select coalesce(jsonb_agg(${person} order by p.id), '[]') from profiles p
        where ${isAsked} and p.direct_manager_id = s.id) as reports,
      (select coalesce(jsonb_agg(${person} order by p.id), '[]') from profiles p where ${isAsked} and p.id in (
        select ep.participant_profile_id from evaluations e
        join evaluation_participants ep on ep.company_id = e.company_id and ep.evaluation_id = e.id
          and ep.participant_role = 'peer'
        where e.subject_profile_id = s.id and e.launched_on is not null and ${visibleTo(actor)})) as recent
    from profiles s
    left join profiles dm on dm.company_id = s.company_id and dm.id = s.direct_manager_id and dm.is_active
    where s.company_id = ${companyId} and s.id = any(${sql.param([...ids])}::uuid[])
    order by s.id`);
  return rows;
}
