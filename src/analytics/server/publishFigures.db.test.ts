import { beforeAll, expect, test } from "vitest";
import { answerAll, launchEvaluation } from "#app/testing/answering.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { feedingNoticeVersion } from "#evaluations/rules/notice.ts";
import { analyticsCuts, analyticsFigures, analyticsReports } from "../tables.ts";
import { publishFigures } from "./publishFigures.ts";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

const december = "2026-12-02T08:00:00Z";

interface Company {
  owner: Person;
  rater: Person;
}

async function createCompany(): Promise<Company> {
  world.clock.now = new Date("2026-11-20T15:00:00Z");
  const owner = await world.company();
  return { owner, rater: await world.person(owner) };
}

const createPeople = ({ owner }: Company, count: number) =>
  Promise.all(Array.from({ length: count }, () => world.person(owner)));

async function createTeam({ owner }: Company, name: string, members: readonly Person[], manager?: Person) {
  const { id } = await owner.api.teams.create({ name, managerId: manager?.profileId ?? null });
  await owner.api.teams.addMembers({ id, profileIds: members.map(({ profileId }) => profileId) });
  return id;
}

/** Released reports in which « les autres » are one person who gives this level everywhere. */
async function evaluate(
  { owner, rater }: Company,
  people: readonly Person[],
  score: number,
  noticeVersion = feedingNoticeVersion,
) {
  for (const subject of people) {
    const evaluation = await launchEvaluation(world, {
      author: owner,
      subject,
      subjectAnswers: false,
      invited: [[rater, "manager"]],
      noticeVersion,
    });
    await answerAll(rater, evaluation, { score });
    await owner.api.reports.close({ evaluationId: evaluation.id });
  }
}

async function night({ owner }: Company, at = december) {
  world.clock.now = new Date(at);
  await publishFigures(world.services, owner.companyId);
}

/** « team 5: 3 » of a period, by cut: the people behind the one skill and its figure. */
async function readCuts({ owner }: Company, periodKind: "month" | "quarter" | "year" = "month") {
  const rows = await world.inside(owner, (tx) => tx.select().from(analyticsCuts));
  return rows
    .filter((row) => row.periodKind === periodKind)
    .flatMap(({ cutKind, figures }) =>
      Object.values(figures).map((cell) =>
        cell.form === "value" ? `${cutKind} ${cell.people}: ${cell.value}` : `${cutKind}: ${cell.form}`,
      ),
    )
    .toSorted();
}

test("a closed month is told by cut, from five people, of those who are counted there", async () => {
  const company = await createCompany();
  const [first, second] = [await createPeople(company, 5), await createPeople(company, 6)];
  await createTeam(company, "Atelier", first);
  await createTeam(company, "Boutique", second);
  await evaluate(company, first, 3);
  await evaluate(company, second, 4);
  await night(company, "2026-11-25T08:00:00Z");
  expect(await readCuts(company), "the month is not over").toEqual([]);
  await night(company);
  // A team without one above it is a direction too.
  expect(await readCuts(company)).toEqual([
    "company 11: 3.5",
    "direction 5: 3",
    "direction 6: 4",
    "team 5: 3",
    "team 6: 4",
  ]);
  expect(await readCuts(company, "quarter"), "a longer period at its own end").toEqual([]);
  await night(company, "2027-01-01T12:00:00Z");
  expect(await readCuts(company, "quarter")).toEqual(await readCuts(company));
  expect(await readCuts(company, "year")).toEqual(await readCuts(company));
});

test("what would tell of three people beside the rest is not told", async () => {
  const company = await createCompany();
  const [team, others] = [await createPeople(company, 6), await createPeople(company, 3)];
  await createTeam(company, "Atelier", team);
  await evaluate(company, [...team, ...others], 3);
  await night(company);
  expect(await readCuts(company)).toEqual(["company 9: 3"]);
});

test("four more people change nothing, five more do, and what was told stays", async () => {
  const company = await createCompany();
  await evaluate(company, await createPeople(company, 5), 3);
  await night(company);
  world.clock.now = new Date("2026-11-20T15:00:00Z");
  await evaluate(company, await createPeople(company, 4), 5);
  await night(company, "2026-12-03T08:00:00Z");
  expect(await readCuts(company)).toEqual(["company 5: 3"]);
  world.clock.now = new Date("2026-11-20T15:00:00Z");
  await evaluate(company, await createPeople(company, 1), 5);
  await night(company, "2026-12-04T08:00:00Z");
  expect(await readCuts(company)).toEqual(["company 10: 4"]);
  const told = await world.inside(company.owner, (tx) => tx.select().from(analyticsFigures));
  expect(told.map(({ toldOn, columns }) => `${toldOn}: ${columns.length}`).toSorted()).toEqual([
    "2026-12-02: 5",
    "2026-12-04: 10",
  ]);
});

test("evaluations that announced no company figures, and those about their readers, feed none", async () => {
  const company = await createCompany();
  const people = await createPeople(company, 5);
  const manager = await world.person(company.owner, { role: "team_manager" });
  const admin = await world.person(company.owner, { role: "admin", isAdmin: true });
  await createTeam(company, "Atelier", [...people, manager], manager);
  await evaluate(company, await createPeople(company, 5), 5, feedingNoticeVersion - 1);
  await evaluate(company, [...people, manager, admin], 3);
  await night(company);
  const reports = await world.inside(company.owner, (tx) => tx.select().from(analyticsReports));
  expect(reports).toHaveLength(7);
  const ofAdmin = reports.find(({ profileId }) => profileId === admin.profileId);
  expect(ofAdmin?.measures).toEqual({});
  const ofManager = reports.find(({ profileId }) => profileId === manager.profileId);
  expect(ofManager?.cuts).toEqual(["company"]);
  // The company less the team would tell of the manager alone.
  expect(await readCuts(company)).toEqual(["company 6: 3"]);
});
