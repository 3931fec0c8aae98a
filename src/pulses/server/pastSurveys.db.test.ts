import { beforeAll, expect, test } from "vitest";
import { addClosedRun, type Asked } from "#app/testing/closedSurveys.ts";
import { addRun, addSeries } from "#app/testing/surveys.ts";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import type { pulseRuns } from "../tables.ts";

let world: World;
let owner: Person;
let manager: Person;
let member: Person;
let colleague: Person;
/** The one who did not answer. */
let silent: Person;
let series: Awaited<ReturnType<typeof addSeries>>;
let team: string;
/** By what became of them, the oldest first. */
let runs: Record<"quiet" | "noted" | "told" | "small" | "unasked", string>;

const getPlace = () => ({
  db: world.services.db,
  newId: world.services.newId,
  companyId: owner.companyId,
  authorProfileId: owner.profileId,
  now: world.clock.now,
});

beforeAll(async () => {
  world = await makeWorld({ now: new Date("2026-12-21T15:00:00Z") });
  owner = await world.company();
  manager = await world.person(owner, { role: "team_manager" });
  const people: Person[] = [];
  for (let count = 0; count < 8; count += 1) people.push(await world.person(owner));
  [member, colleague, silent] = [people[0]!, people[1]!, people[7]!];
  const memberIds = people.slice(2).map(({ profileId }) => profileId);
  team = (await owner.api.teams.create({ name: "Jour", memberIds, managerId: manager.profileId })).id;
  series = await addSeries(getPlace());
  const asked = (who: readonly Person[], answers: number): Asked[] =>
    who.map(({ profileId }, index) => ({
      profileId,
      teamId: memberIds.includes(profileId) ? team : null,
      levels: index < answers ? { pride: String(2 + (index % 3)) } : null,
    }));
  const add = async (
    occurrence: string,
    who: Asked[],
    facts: Partial<typeof pulseRuns.$inferInsert> = {},
  ): Promise<string> => (await addClosedRun(world, owner, series, { occurrence, asked: who, ...facts })).id;
  const all = [manager, ...people];
  const note = async (id: string) => {
    await owner.api.pulses.saveNote({ id, version: 0, text: "Moins de réunions", actions: [] });
    await owner.api.pulses.publish({ id, version: 1 });
    return id;
  };
  const quiet = await add("2026-11-02", asked(all, 9), { readers: "asked" });
  const noted = await note(await add("2026-11-09", asked(all, 9)));
  const told = await add("2026-11-16", asked(all, 8), { readers: "asked", publishedAt: world.clock.now });
  const small = await add("2026-11-23", asked(all, 4));
  const unasked = await note(await add("2026-11-30", asked(people.slice(1), 7), { readers: "asked" }));
  runs = { quiet, noted, told, small, unasked };
  await addRun(getPlace(), series, [{ profileId: member.profileId }], { occurrence: "2026-12-14" });
});

const list = async (who: Person) => (await who.api.pulses.pastSurveys({})).items;
const listIds = async (who: Person) => (await list(who)).map(({ id }) => id);

test("a person who was asked finds the runs whose results or note were published, the latest first", async () => {
  expect(await list(member)).toEqual([
    {
      id: runs.told,
      name: series.content.name,
      closedOn: "2026-11-22",
      hasNote: false,
      mayReadReport: true,
      hasResults: true,
    },
    {
      id: runs.noted,
      name: series.content.name,
      closedOn: "2026-11-15",
      hasNote: true,
      mayReadReport: false,
      hasResults: true,
    },
  ]);
  expect(await listIds(colleague)).toEqual([runs.unasked, runs.told, runs.noted]);
});

test("whether they answered changes nothing of it", async () => {
  expect(await list(silent)).toEqual(await list(colleague));
});

test("a team manager finds those of which they may open the report, asked or not, with as many answers as it takes or not", async () => {
  const found = await list(manager);
  expect(found.map(({ id }) => id)).toEqual([runs.unasked, runs.small, runs.told, runs.noted, runs.quiet]);
  expect(found.every(({ mayReadReport }) => mayReadReport)).toBe(true);
  expect(found.map(({ hasResults }) => hasResults)).toEqual([true, false, true, true, true]);
});

test("what it says of a report is what the report answers", async () => {
  for (const who of [member, colleague, manager])
    for (const id of Object.values(runs)) {
      const row = (await list(who)).find((one) => one.id === id);
      const answer = await readErrorCode(who.api.pulses.readReport({ id }));
      const survey = await who.api.pulses.readSurvey({ id }).catch(() => null);
      const report = answer === "ok" ? await who.api.pulses.readReport({ id }) : null;
      expect(row?.mayReadReport ?? false).toBe(report !== null);
      expect(row?.hasNote ?? false).toBe((survey?.published?.note ?? report?.note ?? null) !== null);
    }
});

test("a page follows another", async () => {
  const first = await manager.api.pulses.pastSurveys({ limit: 4 });
  expect(first.items).toHaveLength(4);
  const next = await manager.api.pulses.pastSurveys({ limit: 4, cursor: first.nextCursor ?? "" });
  expect(next).toMatchObject({ items: [{ id: runs.quiet }], nextCursor: null });
});

test("there is nothing of another company", async () => {
  expect(await list(await world.company("Une autre"))).toEqual([]);
});
