import { beforeEach, expect, test } from "vitest";
import { makeWorld, type Person } from "#app/testing/world.ts";

const world = await makeWorld({ pool: 4 });
let owner: Person;
let api: Person["api"]["skills"];
beforeEach(async () => {
  owner = await world.company();
  api = owner.api.skills;
});

const nothing = { families: 0, skills: 0, questions: 0, values: 0 };
const sizes = async () => {
  const [{ items: families }, skills, questions, values] = await Promise.all([
    api.families({}),
    api.list({ status: "active" }),
    api.questions({ status: "active" }),
    api.offeredValues({}),
  ]);
  const active = families.filter(({ isArchived }) => !isArchived);
  return [active.length, skills.total, questions.total, values.items.length];
};

test("restoring brings back what was deleted or archived, names it before, and does nothing twice", async () => {
  const whole = await sizes();
  const [value, archived] = (await api.values({})).items;
  const { items: questions } = await api.questions({ limit: 1 });
  await api.removeValue({ id: value!.id });
  await api.updateValue({ id: archived!.id, version: 1, isArchived: true });
  await api.removeQuestion({ id: questions[0]!.id });
  expect(await api.missing({})).toMatchObject({
    families: [],
    skills: [],
    questions: [questions[0]!.text],
    values: [value!.name, archived!.name],
  });
  expect(await api.restoreLibrary({})).toEqual({ ...nothing, questions: 1, values: 2 });
  expect(await sizes()).toEqual(whole);
  expect(await api.restoreLibrary({})).toEqual(nothing);
  expect(await api.missing({})).toEqual({ families: [], skills: [], questions: [], values: [] });
});

test("restoring leaves alone what the company has changed, moved or added, and adds after it", async () => {
  const [value, deleted] = (await api.values({})).items;
  await api.updateValue({ id: value!.id, version: 1, nameFr: "Égards" });
  await api.removeValue({ id: deleted!.id });
  const own = await api.createValue({ nameFr: "Parole", questionFr: "Tient parole." });
  const [skill] = (await api.list({})).items;
  const [, target] = (await api.families({})).items;
  await api.update({ id: skill!.id, version: 1, familyId: target!.id });
  await api.restoreLibrary({});
  const values = (await api.values({})).items;
  expect(values.find(({ id }) => id === value!.id)?.name.fr).toBe("Égards");
  expect(values.slice(-2).map(({ name }) => name.fr)).toEqual([own.name.fr, deleted!.name.fr]);
  expect((await api.read({ id: skill!.id })).family.id).toBe(target!.id);
});

test("restored by two people at once, everything comes back once", async () => {
  const whole = await sizes();
  for (const { id } of (await api.values({})).items) await api.removeValue({ id });
  const answers = await Promise.all([1, 2].map(() => api.restoreLibrary({})));
  expect(answers.map(({ values }) => values).toSorted((a, b) => a - b)).toEqual([0, 6]);
  expect(await sizes()).toEqual(whole);
});
