import { computeAnyReports, insertReleasedReports } from "./releasedReports.ts";
import type { Person, World } from "./world.ts";
import { feedingNoticeVersion } from "#evaluations/rules/notice.ts";
import { publishFigures } from "#analytics/server/publishFigures.ts";
import type { StoredReport } from "./recountedFigures.ts";

/** People, teams, directions and positions by number; a team or a position beyond the last is none. */
export interface PlannedReport {
  person: number;
  closedOn: string;
  releasedOn: string;
  team: number;
  direction: number;
  role: number;
  /** Its notice told of no company figures. */
  isSilent?: boolean;
}

export interface YearPlan {
  people: number;
  teams: number;
  directions: number;
  roles: number;
  /** The number of the person who manages each team and direction; they are not counted there. */
  managers: { teams: Readonly<Record<number, number>>; directions: Readonly<Record<number, number>> };
  /** The direct reports of a person, from the first day on. */
  directReports: Readonly<Record<number, readonly number[]>>;
  reports: readonly PlannedReport[];
}

export type CompanyYear = Awaited<ReturnType<typeof prepareYear>>;

/** A company whose reports are released over a year, and the nights that tell of them. */
export async function prepareYear(world: World, plan: YearPlan) {
  const owner = await world.company();
  const managing = [plan.managers.teams, plan.managers.directions].flatMap((by) => Object.values(by));
  const people: Person[] = [];
  for (let index = 0; index < plan.people; index += 1)
    people.push(await world.person(owner, { role: managing.includes(index) ? "team_manager" : "user" }));
  for (const [manager, members] of Object.entries(plan.directReports))
    for (const member of members) await setDirectManager(owner, people[member]!, people[Number(manager)]!);
  const createTeam = async (name: string, manager: number | undefined, parentId: string | null) => {
    const managerId = manager === undefined ? null : people[manager]!.profileId;
    return (await owner.api.teams.create({ name, managerId, parentId })).id;
  };
  const directions: string[] = [];
  for (let index = 0; index < plan.directions; index += 1)
    directions.push(await createTeam(`Direction ${index}`, plan.managers.directions[index], null));
  const teams: string[] = [];
  for (let index = 0; index < plan.teams; index += 1)
    teams.push(
      await createTeam(
        `Équipe ${index}`,
        plan.managers.teams[index],
        directions[plan.reports.find(({ team }) => team === index)?.direction ?? 0] ?? null,
      ),
    );
  const positions = (await owner.api.jobs.listPositions({})).items.slice(0, plan.roles).map(({ id }) => id);
  const documents = computeAnyReports(plan.reports.length);
  const readers = new Set<number>();
  /** Released and met by a night, in the order of their columns. */
  const met: StoredReport[] = [];
  const waiting = plan.reports.map((report, index) => ({
    ...report,
    evaluationId: world.services.newId(),
    snapshot: documents[index]!,
  }));

  const toCuts = ({ person, team, direction, role }: PlannedReport) => [
    "company",
    ...(directions[direction] && plan.managers.directions[direction] !== person
      ? [`direction:${directions[direction]}`]
      : []),
    ...(teams[team] && plan.managers.teams[team] !== person ? [`team:${teams[team]}`] : []),
    ...(positions[role] ? [`position:${positions[role]}`] : []),
  ];

  return {
    owner,
    people,
    teams,
    directions,
    met,
    /** Makes an admin of a person: what is met from now on about them feeds nothing. */
    async promote(index: number) {
      readers.add(index);
      const { profileId } = people[index]!;
      const { version } = await owner.api.people.read({ id: profileId });
      await owner.api.people.update({ id: profileId, version, role: "account_owner" });
    },
    setDirectManager: (member: number, manager: number) =>
      setDirectManager(owner, people[member]!, people[manager]!),
    /** Releases what is due, then makes the batch of a night. */
    async night(day: string) {
      const due = waiting
        .filter(({ releasedOn }) => releasedOn < day)
        .toSorted((a, b) => compare(a.releasedOn, b.releasedOn) || compare(a.evaluationId, b.evaluationId));
      for (const report of due) waiting.splice(waiting.indexOf(report), 1);
      await insertReleasedReports(
        world,
        owner,
        due.map(({ person, team, direction, role, isSilent, ...report }) => ({
          ...report,
          profileId: people[person]!.profileId,
          launchedOn: report.closedOn,
          noticeVersion: isSilent ? feedingNoticeVersion - 1 : feedingNoticeVersion,
          teamId: teams[team] ?? null,
          directionId: directions[direction] ?? null,
          positionId: positions[role] ?? null,
        })),
      );
      met.push(
        ...due.map((report) => ({
          evaluationId: report.evaluationId,
          person: people[report.person]!.profileId,
          closedOn: report.closedOn,
          releasedOn: report.releasedOn,
          launchedOn: report.closedOn,
          cuts: toCuts(report),
          feeds: !report.isSilent && !readers.has(report.person),
          snapshot: report.snapshot,
        })),
      );
      const before = world.clock.now;
      world.clock.now = new Date(`${day}T08:00:00Z`);
      await publishFigures(world.services, owner.companyId);
      world.clock.now = before;
    },
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

async function setDirectManager(owner: Person, member: Person, manager: Person): Promise<void> {
  const { version } = await owner.api.people.read({ id: member.profileId });
  await owner.api.people.update({
    id: member.profileId,
    version,
    directManagerId: manager.profileId,
  });
}
