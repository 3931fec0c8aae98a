import { beforeAll, expect, test } from "vitest";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { answerAsPeer, prepareNights, type Nights } from "#app/testing/companyNights.ts";

let world: World;
let nights: Nights;
beforeAll(async () => {
  world = await makeWorld();
  nights = prepareNights(world);
});

const november = { kind: "month", day: "2026-11-15" } as const;

const readTeams = async (reader: Person) => {
  const { items, company, ...rest } = await reader.api.analytics.figures({ ...november, by: "team" });
  const toWords = ({ figures }: { figures: Record<string, { form: string; value?: number }> }) =>
    Object.values(figures).map(({ form, value }) => (form === "value" ? value : form));
  return {
    ...rest,
    company: company && toWords(company),
    teams: items.map((item) => [item.name?.fr, ...toWords(item)]),
  };
};

async function prepareTwoTeams() {
  const company = await nights.createCompany();
  const { owner } = company;
  const manager = await world.person(owner, { role: "team_manager" });
  const [first, second] = [await nights.createPeople(company, 5), await nights.createPeople(company, 6)];
  const id = await nights.createTeam(company, "Atelier", first, manager);
  await nights.createTeam(company, "Bureau", second);
  await nights.evaluate(company, first, 3);
  await nights.evaluate(company, second, 4);
  await nights.night(company);
  return { ...company, manager, first, second, id };
}

test("an owner reads the company beside every team, page by page; another company nothing of it", async () => {
  const { owner } = await prepareTwoTeams();
  expect(await readTeams(owner)).toMatchObject({
    start: "2026-11-01",
    told: { first: "2026-11-01", last: "2026-11-01" },
    asOf: "2026-12-02",
    company: [3.5],
    teams: [
      ["Atelier", 3],
      ["Bureau", 4],
    ],
    weights: null,
  });
  const page = await owner.api.analytics.figures({ ...november, by: "team", limit: 1 });
  expect(page.items.map(({ name }) => name?.fr)).toEqual(["Atelier"]);
  const next = await owner.api.analytics.figures({
    ...november,
    by: "team",
    limit: 1,
    cursor: page.nextCursor!,
  });
  expect(next.items.map(({ name }) => name?.fr)).toEqual(["Bureau"]);
  const stranger = await world.company();
  expect(await readTeams(stranger)).toMatchObject({ told: null, asOf: null, company: [], teams: [] });
});

test("what the own report of a reader feeds is closed to them", async () => {
  const { owner, first, second } = await prepareTwoTeams();
  const promoted = second[0]!;
  await owner.api.people.update({ id: promoted.profileId, version: 1, role: "account_owner" });
  expect(await readTeams(promoted)).toMatchObject({
    company: ["masked"],
    teams: [
      ["Atelier", 3],
      ["Bureau", "masked"],
    ],
  });
  await expect(readTeams(first[0]!)).rejects.toMatchObject({ body: { code: "forbidden" } });
});

test("a manager of teams reads theirs alone, and only where at least five reports, or none, are closed to them", async () => {
  const { owner, manager, first, id } = await prepareTwoTeams();
  expect(await readTeams(manager)).toMatchObject({ company: null, teams: [["Atelier", 3]] });
  // The reports of direct reports are open to them: of the five, four are closed now.
  await owner.api.people.update({ id: first[0]!.profileId, version: 1, directManagerId: manager.profileId });
  expect(await readTeams(manager)).toMatchObject({ told: null, asOf: null, teams: [["Atelier"]] });
  for (const person of first.slice(1))
    await owner.api.people.update({ id: person.profileId, version: 1, directManagerId: manager.profileId });
  expect(await readTeams(manager)).toMatchObject({ teams: [["Atelier", 3]] });
  const trends = await manager.api.analytics.trends({ ...november, cut: "team", cutId: id });
  expect(trends.periods).toHaveLength(8);
  expect(trends.measures.map(({ cells }) => cells.at(-1))).toEqual([
    { cell: { form: "value", value: 3, people: 5 }, questions: 1 },
  ]);
  await expect(manager.api.analytics.trends({ ...november, cut: "company" })).rejects.toMatchObject({
    body: { code: "not_found" },
  });
});

test("an admin reads no figure from which a report that is closed to them could be subtracted", async () => {
  const { owner, first, second } = await prepareTwoTeams();
  const admin = await world.person(owner, { role: "admin", isAdmin: true });
  const everything = { company: [3.5], teams: [["Atelier", 3], ["Bureau", 4]] }; // prettier-ignore
  expect(await readTeams(admin)).toMatchObject(everything);
  await answerAsPeer(world, owner, admin, first[0]!);
  expect(await readTeams(admin)).toMatchObject({
    company: ["masked"],
    teams: [
      ["Atelier", "masked"],
      ["Bureau", 4],
    ],
  });
  const { measures } = await admin.api.analytics.trends({ ...november, cut: "company" });
  expect(measures).toEqual([]);
  for (const subject of first.slice(1)) await answerAsPeer(world, owner, admin, subject);
  expect(await readTeams(admin), "five closed people").toMatchObject(everything);
  await answerAsPeer(world, owner, admin, second[0]!);
  expect(await readTeams(admin), "a company less a team").toMatchObject({
    company: [3.5],
    teams: [
      ["Atelier", "masked"],
      ["Bureau", "masked"],
    ],
  });
});

test("and so one whom a person evaluated has promoted", async () => {
  const company = await nights.createCompany();
  const { owner } = company;
  const people = await nights.createPeople(company, 5);
  const [promoter, promoted] = [people[0]!, await world.person(owner)];
  await nights.createTeam(company, "Atelier", people);
  await owner.api.people.update({ id: promoter.profileId, version: 1, role: "account_owner" });
  await promoter.api.people.update({ id: promoted.profileId, version: 1, role: "account_owner" });
  await owner.api.people.update({ id: promoter.profileId, version: 2, role: "user" });
  await nights.evaluate(company, people, 3);
  await nights.night(company);
  expect(await readTeams(owner)).toMatchObject({ company: [3], teams: [["Atelier", 3]] });
  expect(await readTeams(promoted)).toMatchObject({ company: [], teams: [["Atelier"]] });
});

test("the index is off until it is switched on, and rests on evaluations launched after its notice", async () => {
  const company = await nights.createCompany();
  const { owner } = company;
  expect(await owner.api.analytics.readIndex({})).toMatchObject({ isOn: false, announcedOn: null });
  world.clock.now = new Date("2026-11-18T15:00:00Z");
  expect(await owner.api.analytics.switchIndex({ isOn: true })).toMatchObject({
    isOn: true,
    announcedOn: "2026-11-18",
    weights: { version: 0, dimensions: { skills: 70, values: 20, objectives: 10 } },
  });
  await expect(owner.api.analytics.switchIndex({ isOn: true })).rejects.toMatchObject({
    body: { code: "no_update_data" },
  });
  const { weights } = await owner.api.analytics.figures({ ...november, by: "team" });
  expect(weights?.version).toBe(0);
  expect(await owner.api.analytics.switchIndex({ isOn: false })).toMatchObject({
    isOn: false,
    announcedOn: null,
  });
});
