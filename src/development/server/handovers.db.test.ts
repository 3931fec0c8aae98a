import { beforeAll, beforeEach, expect, test } from "vitest";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import { saveProfile } from "#people/server/queries.ts";
import { makeObjective } from "../testing/objective.ts";
import { tellOfNewManagers } from "./handovers.ts";

let world: World;
let owner: Person;
let before: Person;
let next: Person;
let person: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});
beforeEach(async () => {
  before = await world.person(owner);
  next = await world.person(owner, { firstName: "Ana", lastName: "Roy" });
  person = await world.person(owner, { directManagerId: before.profileId });
  await person.api.development.saveObjective({ profileId: person.profileId, ...makeObjective() });
});

const about = () => ({ profileId: person.profileId });
const read = (who: Person) => who.api.development.readPlan(about());
const tell = () => tellOfNewManagers(world.services, owner.companyId);
const move = (to: Person) =>
  world.inside(owner, (tx) =>
    saveProfile(tx, owner.companyId, person.profileId, { directManagerId: to.profileId }),
  );
const accept = (who: Person, manager: Person) =>
  who.api.development.acceptHandover({ ...about(), managerProfileId: manager.profileId });
const listNews = async () =>
  (await person.api.notifications.list({})).items.filter(({ kind }) => kind === "plan_manager");

test("the manager of the day on which the plan is begun is no news", async () => {
  expect(await tell()).toBe(0);
  expect(await listNews()).toEqual([]);
  expect((await read(before)).reader).toBe("manager");
});

test("a person is told once of a manager who has come, and opens the plan to them", async () => {
  await move(next);
  expect([await tell(), await tell()]).toEqual([1, 0]);
  const [news, ...more] = await listNews();
  expect(more).toEqual([]);
  expect(news).toMatchObject({
    isToDo: true,
    facts: { profileId: person.profileId, manager: "Ana Roy", more: 0, opensOn: "2026-11-27" },
  });
  expect(await readErrorCode(read(next))).toBe("not_found");
  const plan = await accept(person, next);
  expect(plan.managers).toMatchObject([{ id: next.profileId, opensOn: null }]);
  expect((await read(next)).reader).toBe("manager");
  expect(await listNews()).toEqual([]);
});

test("no one else opens it, and to no one who does not manage the person", async () => {
  await move(next);
  await tell();
  for (const who of [next, before]) expect(await readErrorCode(accept(who, next))).toBe("not_found");
  expect(await readErrorCode(accept(owner, next))).toBe("objective_not_yours");
  const other = await world.person(owner);
  expect(await readErrorCode(accept(person, other))).toBe("not_found");
  expect(await readErrorCode(read(other))).toBe("not_found");
});

test("a manager who has gone and comes back begins anew", async () => {
  await move(next);
  await tell();
  await move(before);
  expect(await tell()).toBe(1);
  expect(await readErrorCode(read(before))).toBe("not_found");
  const { managers } = await read(person);
  expect(managers).toMatchObject([{ id: before.profileId, opensOn: "2026-11-27" }]);
});

test("a person without a plan is told of nothing", async () => {
  await world.person(owner, { directManagerId: next.profileId });
  expect(await tell()).toBe(0);
});

test("the dialog of the change says whose plan is handed over, of what they share, to those in charge alone", async () => {
  const kept = await world.person(owner, { directManagerId: before.profileId });
  await kept.api.development.saveObjective({
    profileId: kept.profileId,
    ...makeObjective({ isPrivate: true }),
  });
  const ids = [person.profileId, kept.profileId];
  const preview = async (managerId: string) =>
    (await owner.api.people.previewManager({ profileIds: ids, managerId })).plans;
  expect(await preview(next.profileId)).toMatchObject({ count: 1, people: [{ id: person.profileId }] });
  expect((await preview(before.profileId)).count).toBe(0);

  const { id } = await owner.api.teams.create({ name: "Atelier", managerId: null, parentId: null });
  await owner.api.teams.addMembers({ id, profileIds: ids });
  const change = { id, change: "teamManager", managerId: next.profileId } as const;
  expect((await owner.api.teams.previewChange(change)).plans.count).toBe(1);
});
