import { beforeAll, expect, test } from "vitest";
import { addPlan } from "#app/testing/developmentPlans.ts";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import { makeObjective } from "../testing/objective.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
});

const read = (who: Person) => who.api.development.companyProgress({});
const addPeople = (count: number) => Promise.all(Array.from({ length: count }, () => world.person(owner)));
async function addTeam(name: string, members: readonly Person[], parentId: string | null = null) {
  const { id } = await owner.api.teams.create({ name, managerId: null, parentId });
  if (members.length > 0)
    await owner.api.teams.addMembers({ id, profileIds: members.map(({ profileId }) => profileId) });
  return id;
}
/** A plan with two actions, of which so many are done. */
async function plan(person: Person, done: number) {
  const { actionIds } = await addPlan(world, person, { actions: 2 });
  for (const id of actionIds.slice(0, done))
    await person.api.development.tickAction({ profileId: person.profileId, id, isDone: true });
}

test("progress is told by team and direction from five people on, and a rest of one to four hides a part", async () => {
  owner = await world.company();
  const [day, night, few] = [await addPeople(5), await addPeople(6), await addPeople(3)];
  const direction = await addTeam("Usine", []);
  const dayId = await addTeam("Jour", day, direction);
  await addTeam("Nuit", night, direction);
  await addTeam("Atelier", few);
  expect(await read(owner)).toEqual({ company: null, teams: [] });

  for (const person of day) await plan(person, 2);
  for (const person of night.slice(0, 3)) await plan(person, 0);
  // Of the direction, three would be left beside « Jour ».
  expect(await read(owner)).toEqual({
    company: 0.6,
    teams: [{ id: direction, name: "Usine", isDirection: true, progress: 0.6 }],
  });

  for (const person of night.slice(3)) await plan(person, 1);
  const told = await read(owner);
  expect(told.teams.map(({ name, progress }) => [name, progress])).toEqual([
    ["Jour", 0.9],
    ["Nuit", 0.3],
    ["Usine", 0.6],
  ]);
  expect(told.teams.find(({ id }) => id === dayId)?.isDirection).toBe(false);

  // Three more in the company: what is left of it beside the direction.
  for (const person of few) await plan(person, 1);
  // The rule hides the smallest figure of each combination that is too small, until there is none.
  const { company, teams } = await read(owner);
  expect([company, teams.map(({ name }) => name)]).toEqual([0.6, ["Nuit"]]);
});

test("what is kept for oneself counts nowhere, nor do those in charge, nor who has left", async () => {
  owner = await world.company();
  const people = await addPeople(4);
  for (const person of people) await plan(person, 1);
  await plan(owner, 2);
  const [secret, leaver] = (await addPeople(2)) as [Person, Person];
  await secret.api.development.saveObjective({
    profileId: secret.profileId,
    ...makeObjective({ isPrivate: true }),
  });
  await plan(leaver, 2);
  expect((await read(owner)).company).toBe(0.6);
  await owner.api.people.setActive({ id: leaver.profileId, isActive: false });
  expect(await read(owner)).toEqual({ company: null, teams: [] });
});

test("what was reached in an earlier cycle counts no more", async () => {
  owner = await world.company();
  const people = await addPeople(5);
  for (const person of people) await plan(person, 1);
  const [{ profileId, api }] = people as [Person];
  const [objective] = (await api.development.readPlan({ profileId })).objectives;
  if (!objective) throw new Error("the plan has an objective");
  const { id, version } = objective;
  await api.development.setObjectiveStatus({ profileId, id, version, status: "reached", why: null });
  expect((await read(owner)).company).toBe(0.6);
  await api.development.beginCycle({ profileId });
  expect(await read(owner)).toEqual({ company: null, teams: [] });
});

test("is for those in charge alone", async () => {
  owner = await world.company();
  const manager = await world.person(owner, { role: "team_manager" });
  expect(await readErrorCode(read(manager))).toBe("forbidden");
});
