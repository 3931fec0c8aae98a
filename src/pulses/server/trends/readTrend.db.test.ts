import { beforeAll, describe, expect, test } from "vitest";
import { recordStatements } from "#app/testing/answering.ts";
import { addClosedRun, type Asked } from "#app/testing/closedSurveys.ts";
import { addSeries } from "#app/testing/surveys.ts";
import { makeWorld, readErrorCode, type Person } from "#app/testing/world.ts";
import { makeContent, makeQuestion } from "../../testing/questions.ts";

const world = await makeWorld({ now: new Date("2027-03-22T15:00:00Z") });

let owner: Person;
let dayManager: Person;
let nightManager: Person;
let member: Person;
let foreigner: Person;
let idle: Person;
let day: string;
let night: string;
let unasked: string;

/** Everyone of a part answers one level, the next one the second person on. */
const answer = (people: readonly Person[], teamId: string | null, level: number): Asked[] =>
  people.map(({ profileId }, index) => ({
    profileId,
    teamId,
    levels: { pride: String(level + (index % 2)), safe: String(2 + (index % 3)) },
  }));

beforeAll(async () => {
  owner = await world.company();
  foreigner = await world.company("Une autre");
  dayManager = await world.person(owner, { role: "team_manager" });
  nightManager = await world.person(owner, { role: "team_manager" });
  idle = await world.person(owner, { role: "team_manager" });
  const people: Person[] = [];
  for (let count = 0; count < 16; count += 1) people.push(await world.person(owner));
  member = people[0]!;
  const make = async (name: string, members: readonly Person[], manager: Person) =>
    (
      await owner.api.teams.create({
        name,
        memberIds: members.map(({ profileId }) => profileId),
        managerId: manager.profileId,
      })
    ).id;
  day = await make("Jour", people.slice(0, 8), dayManager);
  night = await make("Nuit", people.slice(8), nightManager);
  unasked = await make("Nouvelle", [await world.person(owner)], idle);
  const { db, newId } = world.services;
  const { companyId, profileId: authorProfileId } = owner;
  const place = { db, newId, companyId, authorProfileId, now: world.clock.now };
  const content = makeContent({
    questions: [makeQuestion(), makeQuestion({ key: "safe", theme: "safety" })],
  });
  const series = await addSeries(place, content);
  const run = (occurrence: string, levels: [day: number, night: number], others: Asked[] = []) =>
    addClosedRun(world, owner, series, {
      occurrence,
      asked: [
        ...answer(people.slice(0, 8), day, levels[0]),
        ...answer(people.slice(8), night, levels[1]),
        ...others,
      ],
    });
  // November 30 is skipped; months lie between, so that no run hides another.
  await run(
    "2026-11-16",
    [2, 2],
    [{ profileId: nightManager.profileId, teamId: night, levels: { pride: "2", safe: "3" } }],
  );
  await run("2026-11-23", [2, 2]);
  await run("2026-12-07", [3, 2]);
  // Later and of another series: only the day was asked.
  const other = await addSeries(place, makeContent({ name: { fr: "Le jour", en: null } }));
  await addClosedRun(world, owner, other, {
    occurrence: "2026-12-14",
    asked: answer(people.slice(0, 8), day, 2),
  });
});

const read = async (person: Person, team?: string) =>
  (await person.api.pulses.readTrend(team === undefined ? {} : { team })).trend;

describe("the trend of the series that closed last", () => {
  test("is that of all for people in charge; a survey that was asked once, later, does not take its place", async () => {
    const trend = await read(owner);
    expect(trend).toMatchObject({ name: { fr: "Le pouls" }, part: null });
    expect(trend?.runs).toHaveLength(4);
    expect(trend?.measures.every(({ part }) => part === null)).toBe(true);
  });

  test("of a team: of the series that has something of it, with its gap, its cut and no count of it", async () => {
    const trend = await read(owner, night);
    expect(trend).toMatchObject({
      name: { fr: "Le pouls" },
      part: { kind: "team", id: night, name: "Nuit" },
    });
    expect(trend?.runs.map((run) => run?.opensOn ?? null)).toEqual([
      "2026-11-16",
      "2026-11-23",
      null,
      "2026-12-07",
    ]);
    expect(trend?.runs.at(-1)).toMatchObject({ asked: 16, answers: 16 });
    const pride = trend?.measures.find(({ key }) => key === "pride");
    expect(pride?.whole.figures.map(({ form }) => form)).toEqual(["mean", "mean", "absent", "mean"]);
    expect(pride?.whole.change).toMatchObject({ before: 1, hasGap: true, state: "noise" });
    expect(pride?.part?.figures[3]).toEqual({ form: "mean", mean: { value: 2.5 } });
    expect(JSON.stringify(trend?.measures)).not.toMatch(/"answers"|"levels"|"percent"/u);
  });

  test("is read by the manager of a team with its cut, masked where they were counted in it", async () => {
    const trend = await read(nightManager);
    expect(trend?.part).toMatchObject({ id: night });
    const pride = trend?.measures.find(({ key }) => key === "pride");
    expect(pride?.part?.figures.map(({ form }) => form)).toEqual(["hidden", "mean", "absent", "mean"]);
    expect(await read(nightManager, night)).toEqual(trend);
    expect((await read(dayManager))?.name.fr).toBe("Le pouls");
  });

  test("of a manager of several teams is that of the first by name that tells something", async () => {
    const manager = await world.person(owner, { role: "team_manager" });
    const makeTeam = async (name: string, size: number, managerId: string | null) => {
      const members: Person[] = [];
      for (let count = 0; count < size; count += 1) members.push(await world.person(owner));
      const memberIds = members.map(({ profileId }) => profileId);
      const { id } = await owner.api.teams.create({ name, memberIds, managerId });
      return { id, members };
    };
    const small = await makeTeam("Alpha", 3, manager.profileId);
    const large = await makeTeam("Bravo", 7, manager.profileId);
    const others = await makeTeam("Charlie", 7, null);
    const asked = [
      ...answer(small.members, small.id, 2),
      ...answer(large.members, large.id, 2),
      // Of no team when it opened.
      ...answer(others.members, null, 2),
    ];
    const { db, newId } = world.services;
    const { companyId, profileId: authorProfileId } = owner;
    const place = { db, newId, companyId, authorProfileId, now: world.clock.now };
    const series = await addSeries(place, makeContent({ name: { fr: "Trois équipes", en: null } }));
    await addClosedRun(world, owner, series, { occurrence: "2027-03-08", asked });
    expect((await read(manager))?.part).toMatchObject({ id: large.id, name: "Bravo" });
    expect((await read(manager, small.id))?.part).toMatchObject({ id: small.id });
  });

  test("is of no run where none has anything of the team", async () => {
    expect(await read(owner, unasked)).toBe(null);
    expect(await read(idle)).toBe(null);
    expect(await read(foreigner)).toBe(null);
  });

  test.each([
    ["the manager of another team", () => dayManager, "not_found"],
    ["another company", () => foreigner, "not_found"],
    ["a person who manages none", () => member, "forbidden"],
  ])("is refused to %s", async (_, person, code) => {
    expect(await readErrorCode(person().api.pulses.readTrend({ team: night }))).toBe(code);
  });

  const preamble = /^\s*(begin|commit|rollback|select set_config|with session as|with quick as)/i;
  test("takes two statements", async () => {
    const statements = await recordStatements(() => read(nightManager));
    expect(statements.filter((text) => !preamble.test(text))).toHaveLength(2);
  });
});
