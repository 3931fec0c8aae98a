import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { sampled } from "#platform/shuffled.ts";
import type { Actor } from "#platform/server/services.ts";
import { selectTeamManagerIds } from "#teams/server/queries.ts";
import type { Colleague } from "../../rules/replacement.ts";
import { whyNotInvite } from "../../rules/participants.ts";
import { isEntitled, resolveStandpoint, type EvaluationFacts } from "../../rules/relations.ts";
import type { EvaluationType, ProtectedRole } from "../../vocabulary.ts";
import { isEvaluationVisibleTo } from "./visible.ts";

interface Person extends Record<string, unknown> {
  id: string;
  role: Actor["role"];
  isAdmin: boolean;
  /** The teams of the subjects to which the person belongs. */
  teamIds: string[];
}
interface Subject extends Record<string, unknown> {
  id: string;
  managerId: string | null;
  activeManagerId: string | null;
  teamManagerIds: string[];
  /** Of any team of theirs. */
  teamIds: string[];
  reportIds: string[];
  /** Asked as a colleague in an evaluation of theirs that the actor may see. */
  recentIds: string[];
}

/** The people who could answer about a person, and may in that group; never a reader of the report. */
export interface Circle {
  id: string;
  /** Active. */
  managerId: string | null;
  reportIds: string[];
  /** The members of the team first, then the people of recent work. */
  colleagues: Colleague[];
}

interface CircleOptions {
  /** Returns the author of the evaluation of a person. */
  getAuthorId: (subjectId: string) => string;
  type: EvaluationType;
  teamManagerReads: boolean;
  /** Limits the members of a team, and the people of recent work, to a random sample. */
  sample?: { most: number; random: () => number };
}

/**
 * The circle of each, in two statements whatever their number: each person is read once, however many could ask them.
 * Reads no answer and no refusal.
 */
export async function listCircles(
  tx: Tenant,
  actor: Actor,
  subjectIds: readonly string[],
  { getAuthorId, type, teamManagerReads, sample = unlimitedSample }: CircleOptions,
): Promise<Circle[]> {
  const subjects = await listSubjects(tx, actor, subjectIds);
  const people = await listPeople(tx, actor, subjects);
  const personById = new Map(people.map((person) => [person.id, person]));
  const membersByTeam = new Map<string, Person[]>();
  for (const person of people)
    for (const team of person.teamIds) {
      const members = membersByTeam.get(team);
      if (members) members.push(person);
      else membersByTeam.set(team, [person]);
    }
  const mayAnswerAs = (person: Person, role: ProtectedRole, facts: EvaluationFacts) =>
    whyNotInvite(
      {
        role: person.role,
        isActive: true,
        isSubject: person.id === facts.subjectId,
        alreadyParticipant: false,
        readsReport: isEntitled(resolveStandpoint(person, facts), { teamManagerReads }),
      },
      role,
      { evaluationType: type, invitedCount: 0 },
    ) === null;
  /** By teams, which many people share. */
  const membersByTeams = new Map<string, readonly Person[]>();
  function listMembers(teamIds: readonly string[]): readonly Person[] {
    const key = teamIds.toSorted().join();
    const members =
      membersByTeams.get(key) ?? mergeMembers(teamIds.map((team) => membersByTeam.get(team) ?? []));
    membersByTeams.set(key, members);
    return members;
  }
  const unrelatedFacts = {
    authorId: "",
    subjectId: null,
    subjectDirectManagerId: null,
    subjectTeamManagerIds: [],
  };
  const listIdsAllowedAs = (role: ProtectedRole) =>
    new Set(people.filter((person) => mayAnswerAs(person, role, unrelatedFacts)).map(({ id }) => id));
  /** Who may answer about any unrelated person; computed once, since hundreds may be asked about hundreds. */
  const usual = { peer: listIdsAllowedAs("peer"), direct_report: listIdsAllowedAs("direct_report") };
  return subjects.map((subject) => {
    const authorId = getAuthorId(subject.id);
    const facts = {
      authorId,
      subjectId: subject.id,
      subjectDirectManagerId: subject.managerId,
      subjectTeamManagerIds: subject.teamManagerIds,
    };
    // The others are nothing to the person evaluated.
    const near = new Set([subject.id, authorId, subject.managerId, ...subject.teamManagerIds]);
    const may = (person: Person, role: ProtectedRole) =>
      near.has(person.id) ? mayAnswerAs(person, role, facts) : usual[role].has(person.id);
    const sampleColleagues = (given: readonly Person[], because: Colleague["because"]) =>
      sampled(given, (person) => may(person, "peer"), sample).map(({ id }) => ({ id, because }));
    const findPeople = (ids: readonly string[]) => ids.flatMap((id) => personById.get(id) ?? []);
    return {
      id: subject.id,
      managerId: subject.activeManagerId,
      reportIds: findPeople(subject.reportIds)
        .filter((person) => may(person, "direct_report"))
        .map(({ id }) => id),
      colleagues: [
        ...sampleColleagues(listMembers(subject.teamIds), "same_team"),
        ...sampleColleagues(findPeople(subject.recentIds), "worked_together"),
      ],
    };
  });
}

const unlimitedSample = { most: Infinity, random: () => 0 };

/** The members of several teams, each once, by their ids. */
function mergeMembers(teams: readonly Person[][]): readonly Person[] {
  const [only = [], ...others] = teams;
  if (others.length === 0) return only;
  return [...new Set(teams.flat())].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

const ids = (given: Iterable<string>) => sql`${sql.param([...new Set(given)])}::uuid[]`;

async function listSubjects(tx: Tenant, actor: Actor, subjectIds: readonly string[]): Promise<Subject[]> {
  const { companyId } = actor;
  const asked = ids(subjectIds);
  const { rows } = await tx.execute<Subject>(sql`
    with launched as materialized (
      select e.id, e.subject_profile_id as subject_id from evaluations e
      join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
      where e.subject_profile_id = any(${asked}) and e.launched_on is not null and ${isEvaluationVisibleTo(actor)}
    ), recent as materialized (
      select launched.subject_id, array_agg(distinct ep.participant_profile_id) as ids from launched
      join evaluation_participants ep on ep.company_id = ${companyId} and ep.evaluation_id = launched.id
        and ep.participant_role = 'peer'
      group by launched.subject_id
    )
    select s.id, s.direct_manager_id as "managerId", dm.id as "activeManagerId",
      ${selectTeamManagerIds(sql`s.company_id`, sql`s.id`)} as "teamManagerIds",
      array(select m.team_id from team_members m where m.company_id = s.company_id and m.profile_id = s.id) as "teamIds",
      array(select r.id from profiles r where r.company_id = s.company_id and r.direct_manager_id = s.id order by r.id) as "reportIds",
      coalesce(recent.ids, '{}') as "recentIds"
    from profiles s
    left join profiles dm on dm.company_id = s.company_id and dm.id = s.direct_manager_id and dm.is_active
    left join recent on recent.subject_id = s.id
    where s.company_id = ${companyId} and s.id = any(${asked})
    order by s.id`);
  return rows;
}

/** The active people of these teams, those who report to these subjects and those of their recent work, by their ids. */
async function listPeople(tx: Tenant, { companyId }: Actor, subjects: readonly Subject[]): Promise<Person[]> {
  const teams = ids(subjects.flatMap(({ teamIds }) => teamIds));
  const others = ids(subjects.flatMap(({ reportIds, recentIds }) => [...reportIds, ...recentIds]));
  const { rows } = await tx.execute<Person>(sql`
    with member as materialized (
      select m.profile_id as id, array_agg(m.team_id) as teams from team_members m
      where m.company_id = ${companyId} and m.team_id = any(${teams}) group by m.profile_id
    )
    select p.id, p.role, p.is_admin as "isAdmin", coalesce(member.teams, '{}') as "teamIds"
    from profiles p left join member on member.id = p.id
    where p.company_id = ${companyId} and p.is_active and p.removed_at is null
      and p.id in (select id from member union select unnest(${others}))
    order by p.id`);
  return rows;
}
