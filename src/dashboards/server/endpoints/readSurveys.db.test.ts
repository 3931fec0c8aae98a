import { beforeAll, beforeEach, expect, test } from "vitest";
import { signInAgain } from "#app/testing/plannedSurveys.ts";
import { addRun, addSeries } from "#app/testing/surveys.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";

const day = 24 * 60 * 60_000;
const start = new Date("2026-11-20T15:00:00Z");

let world: World;
let owner: Person;
let asked: Person;
let other: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});
beforeEach(async () => {
  world.clock.now = start;
  owner = await signInAgain(world, owner);
  [asked, other] = [await world.person(owner), await world.person(owner)];
});

const getPlace = () => ({
  db: world.services.db,
  newId: world.services.newId,
  companyId: owner.companyId,
  authorProfileId: owner.profileId,
  now: world.clock.now,
});
const add = async (facts: Parameters<typeof addRun>[3] = {}) =>
  addRun(getPlace(), await addSeries(getPlace()), [{ profileId: asked.profileId }], facts);
const close = (facts: Parameters<typeof addRun>[3] = {}) =>
  add({ status: "closed", shownAnswers: 5, closedAt: start, closesAt: start, ...facts });
const read = async (who: Person) => (await who.api.dashboards.read({})).surveys;

test("a survey awaits those whom it asks, until they have answered, and no one else", async () => {
  const later = await add();
  const sooner = await add({ closesAt: new Date(start.getTime() + day) });
  const { open } = await read(asked);
  expect(open.map(({ id }) => id)).toEqual([sooner, later]);
  expect(open[0]).toEqual({
    id: sooner,
    name: { fr: "Le pouls", en: "The pulse" },
    questionCount: 1,
    minutes: 1,
    closesOn: "2026-11-21",
  });
  for (const who of [owner, other]) expect(await read(who)).toEqual({ open: [], published: [] });
  await asked.api.pulses.sendSurvey({ id: sooner, answers: { pride: 4 } });
  expect((await read(asked)).open.map(({ id }) => id)).toEqual([later]);
});

test("what followed is shown for two weeks to those who were asked", async () => {
  const id = await close();
  await owner.api.pulses.saveNote({ id, version: 0, text: "Moins de réunions", actions: [] });
  expect((await read(asked)).published).toEqual([]);
  await owner.api.pulses.publish({ id, version: 1 });
  expect((await read(asked)).published).toEqual([
    {
      id,
      name: { fr: "Le pouls", en: "The pulse" },
      hasResults: false,
      note: { text: "Moins de réunions", actions: [], publishedOn: "2026-11-20" },
      publishedOn: "2026-11-20",
    },
  ]);
  for (const who of [owner, other]) expect((await read(who)).published).toEqual([]);
  const listAfter = async (days: number) => {
    world.clock.now = new Date(start.getTime() + days * day);
    return (await read(await signInAgain(world, asked))).published.length;
  };
  expect(await listAfter(14)).toBe(1);
  expect(await listAfter(14.01)).toBe(0);
});

test("results that all may read are shown with the note or without, never a note that is a draft", async () => {
  const id = await close({ readers: "asked" });
  await owner.api.pulses.publish({ id, version: 0 });
  await owner.api.pulses.saveNote({ id, version: 0, text: "Moins de réunions", actions: [] });
  expect((await read(asked)).published).toMatchObject([{ id, hasResults: true, note: null }]);
  await owner.api.pulses.publish({ id, version: 1 });
  expect((await read(asked)).published).toMatchObject([{ note: { text: "Moins de réunions" } }]);
});
