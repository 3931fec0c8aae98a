import { beforeAll, expect, test } from "vitest";
import { makeWorld, type World } from "#app/testing/world.ts";
import { feedingNoticeVersion } from "#evaluations/rules/notice.ts";
import { analyticsCuts, analyticsFigures, analyticsReports } from "../tables.ts";
import { publishFigures } from "./publishFigures.ts";
import { prepareNights, type Company, type Nights } from "#app/testing/companyNights.ts";

let world: World;
let nights: Nights;
beforeAll(async () => {
  world = await makeWorld();
  nights = prepareNights(world);
});

/** « team 5: 3 » of a period, by cut: the people behind the one skill and its figure. */
async function readCuts({ owner }: Company, periodKind: "month" | "quarter" | "year" = "month") {
  const rows = await world.inside(owner, (tx) => tx.select().from(analyticsCuts));
  return rows
    .filter((row) => row.periodKind === periodKind)
    .flatMap(({ cutKind, figures }) =>
      Object.values(figures).map(({ cell }) =>
        cell.form === "value" ? `${cutKind} ${cell.people}: ${cell.value}` : `${cutKind}: ${cell.form}`,
      ),
    )
    .toSorted();
}

test("a closed month is told by cut, from five people, of those who are counted there", async () => {
  const company = await nights.createCompany();
  const [first, second] = [await nights.createPeople(company, 5), await nights.createPeople(company, 6)];
  await nights.createTeam(company, "Atelier", first);
  await nights.createTeam(company, "Boutique", second);
  await nights.evaluate(company, first, 3);
  await nights.evaluate(company, second, 4);
  await nights.night(company, "2026-11-25T08:00:00Z");
  expect(await readCuts(company), "the month is not over").toEqual([]);
  await nights.night(company);
  // A team without one above it is a direction too.
  expect(await readCuts(company)).toEqual([
    "company 11: 3.5",
    "direction 5: 3",
    "direction 6: 4",
    "team 5: 3",
    "team 6: 4",
  ]);
  expect(await readCuts(company, "quarter"), "a longer period at its own end").toEqual([]);
  await nights.night(company, "2027-01-01T12:00:00Z");
  expect(await readCuts(company, "quarter")).toEqual(await readCuts(company));
  expect(await readCuts(company, "year")).toEqual(await readCuts(company));
});

test("a night that is broken off keeps what it has added, and the next attempt tells the rest", async () => {
  const company = await nights.createCompany();
  const { companyId } = company.owner;
  await nights.evaluate(company, await nights.createPeople(company, 5), 3);
  const readReports = () => world.inside(company.owner, (tx) => tx.select().from(analyticsReports));
  const at = { now: () => new Date("2026-12-02T08:00:00Z") };
  let ids = 0;
  // Its claim, the last batch and five reports: the figures have none.
  const newId = () => {
    ids += 1;
    if (ids > 7) throw new Error("planted");
    return world.services.newId();
  };
  await expect(publishFigures({ ...world.services, ...at, newId }, companyId)).rejects.toThrow("planted");
  expect(await readReports()).toHaveLength(5);
  expect(await readCuts(company)).toEqual([]);
  await publishFigures({ ...world.services, ...at }, companyId);
  expect(await readReports()).toHaveLength(5);
  expect(await readCuts(company)).toEqual(["company 5: 3"]);
});

test("two nights at once tell each figure once", async () => {
  const company = await nights.createCompany();
  await nights.evaluate(company, await nights.createPeople(company, 5), 3);
  await Promise.all([1, 2, 3].map(() => nights.night(company)));
  world.clock.now = new Date("2026-11-20T15:00:00Z");
  const told = await world.inside(company.owner, (tx) => tx.select().from(analyticsFigures));
  expect(told).toHaveLength(1);
  expect(await readCuts(company)).toEqual(["company 5: 3"]);
});

test("what would tell of three people beside the rest is not told", async () => {
  const company = await nights.createCompany();
  const [team, others] = [await nights.createPeople(company, 6), await nights.createPeople(company, 3)];
  await nights.createTeam(company, "Atelier", team);
  await nights.evaluate(company, [...team, ...others], 3);
  await nights.night(company);
  expect(await readCuts(company)).toEqual(["company 9: 3"]);
});

test("four more people change nothing, five more do, and what was told stays", async () => {
  const company = await nights.createCompany();
  await nights.evaluate(company, await nights.createPeople(company, 5), 3);
  await nights.night(company);
  world.clock.now = new Date("2026-11-20T15:00:00Z");
  await nights.evaluate(company, await nights.createPeople(company, 4), 5);
  await nights.night(company, "2026-12-03T08:00:00Z");
  expect(await readCuts(company)).toEqual(["company 5: 3"]);
  world.clock.now = new Date("2026-11-20T15:00:00Z");
  await nights.evaluate(company, await nights.createPeople(company, 1), 5);
  await nights.night(company, "2026-12-04T08:00:00Z");
  expect(await readCuts(company)).toEqual(["company 10: 4"]);
  const told = await world.inside(company.owner, (tx) => tx.select().from(analyticsFigures));
  expect(told.map(({ toldOn, columns }) => `${toldOn}: ${columns.length}`).toSorted()).toEqual([
    "2026-12-02: 5",
    "2026-12-04: 10",
  ]);
});

test("evaluations that announced no company figures, and those about their readers, feed none", async () => {
  const company = await nights.createCompany();
  const people = await nights.createPeople(company, 5);
  const manager = await world.person(company.owner, { role: "team_manager" });
  const admin = await world.person(company.owner, { role: "admin", isAdmin: true });
  await nights.createTeam(company, "Atelier", [...people, manager], manager);
  await nights.evaluate(company, await nights.createPeople(company, 5), 5, feedingNoticeVersion - 1);
  await nights.evaluate(company, [...people, manager, admin], 3);
  await nights.night(company);
  const reports = await world.inside(company.owner, (tx) => tx.select().from(analyticsReports));
  expect(reports).toHaveLength(7);
  const ofAdmin = reports.find(({ profileId }) => profileId === admin.profileId);
  expect(ofAdmin?.measures).toEqual({});
  const ofManager = reports.find(({ profileId }) => profileId === manager.profileId);
  expect(ofManager?.cuts).toEqual(["company"]);
  // The company less the team would tell of the manager alone.
  expect(await readCuts(company)).toEqual(["company 6: 3"]);
});
