import { beforeAll, beforeEach, expect, test } from "vitest";
import { runQueued } from "#app/testing/dueWork.ts";
import { findLinkedPage, listEmailKindsTo, openEmail } from "#app/testing/emails.ts";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import { paths } from "#paths.ts";
import { saveProfile } from "#people/server/queries.ts";
import { makeObjective } from "../../testing/objective.ts";
import { tellOfManagers } from "../../contract/tasks.ts";
import { announceOpened, tellOfNewManagers } from "./tellOfManagers.ts";

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
  next = await world.person(owner, { firstName: "Ana", lastName: "Roy", role: "team_manager" });
  person = await world.person(owner, {
    firstName: "Luc",
    lastName: "Gagné",
    directManagerId: before.profileId,
  });
  await person.api.development.saveObjective({ profileId: person.profileId, ...makeObjective() });
});

const about = () => ({ profileId: person.profileId });
const read = (who: Person) => who.api.development.readPlan(about());
/** Both rounds; how many people were told. */
const tell = async () => {
  const told = await tellOfNewManagers(world.services, owner.companyId);
  await announceOpened(world.services, owner.companyId);
  return told;
};
const move = (to: Person) =>
  world.inside(owner, (tx) =>
    saveProfile(tx, owner.companyId, person.profileId, { directManagerId: to.profileId }),
  );
const accept = (who: Person, manager: Person) =>
  who.api.development.acceptHandover({ ...about(), managerProfileId: manager.profileId });
const listNotifications = async (who: Person, name: string) =>
  (await who.api.notifications.list({})).items.filter(({ kind }) => kind === name);
const listNews = () => listNotifications(person, "plan_manager");
const listOpened = async (who: Person) =>
  (await listNotifications(who, "plan_opened")).map(({ facts }) => facts);
const email = "development.handover";
/** As if all who were told had been told so many days before. */
const letDaysPass = (days: number) =>
  world.database.owner.query(
    `set app.company_id = '${owner.companyId}'; update development_handovers set told_at = told_at - interval '${days} days'; reset app.company_id`,
  );

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
  // The manager learns it once, whenever the round comes.
  await accept(person, next);
  await letDaysPass(8);
  await tell();
  expect(await listOpened(next)).toEqual([{ profileId: person.profileId, name: "Luc Gagné" }]);
  expect(await listOpened(before)).toEqual([]);
});

test("an email says who will read the plan, and leads there while that waits", async () => {
  await move(next);
  await tell();
  const written = await openEmail(world, person.email, email);
  expect(JSON.stringify(written)).toContain("Ana Roy");
  expect(JSON.stringify(written)).not.toContain(makeObjective().sentence);
  expect(findLinkedPage(written)).toBe(paths.developmentPlan(person.profileId));
  await tell();
  expect((await listEmailKindsTo(world, person.email)).filter((kind) => kind === email)).toHaveLength(1);
  await accept(person, next);
  expect(await openEmail(world, person.email, email)).toBeNull();
});

test("a plan that opens by itself is announced to the manager once, if something in it is shared", async () => {
  const kept = await world.person(owner, { directManagerId: before.profileId });
  const write = (isPrivate: boolean) =>
    kept.api.development.saveObjective({ profileId: kept.profileId, ...makeObjective({ isPrivate }) });
  const { objectives } = await write(false);
  await move(next);
  await world.inside(owner, (tx) =>
    saveProfile(tx, owner.companyId, kept.profileId, { directManagerId: next.profileId }),
  );
  expect(await tell()).toBe(2);
  for (const { id, version } of objectives)
    await kept.api.development.removeObjective({ profileId: kept.profileId, id, version });
  await write(true);
  await tell();
  expect(await listOpened(next)).toEqual([]);
  await letDaysPass(7);
  await Promise.all([tell(), tell()]);
  expect(await listOpened(next)).toEqual([{ profileId: person.profileId, name: "Luc Gagné" }]);
  const announced = await listNotifications(next, "plan_opened");
  await tell();
  // Told anew, it would be another one.
  expect(await listNotifications(next, "plan_opened")).toEqual(announced);
});

test("people are told at once, whichever change brings the manager", async () => {
  const team = await owner.api.teams.create({ name: "Relève", managerId: null, parentId: null });
  const profileIds = [person.profileId];
  const lead = await world.person(owner, { firstName: "Eva", lastName: "Lim", role: "team_manager" });
  const changes: [string, () => Promise<unknown>][] = [
    [
      "Ana Roy",
      () => owner.api.people.setDirectManager({ id: person.profileId, directManagerId: next.profileId }),
    ],
    ["Ana Roy", () => owner.api.teams.addMembers({ id: team.id, profileIds })],
    [
      "Eva Lim",
      () => owner.api.teams.update({ id: team.id, version: team.version, managerId: lead.profileId }),
    ],
    [
      "Eva Lim",
      async () => {
        await owner.api.people.setActive({ id: lead.profileId, isActive: false });
        await runQueued(world, tellOfManagers);
        expect((await read(person)).managers).toHaveLength(1);
        await owner.api.people.setActive({ id: lead.profileId, isActive: true });
      },
    ],
  ];
  const told = new Set<string>();
  for (const [name, change] of changes) {
    await change();
    await runQueued(world, tellOfManagers);
    told.add(name);
    const { managers } = await read(person);
    expect(managers.map((one) => `${one.firstName} ${one.lastName}`).toSorted()).toEqual(
      [...told].toSorted(),
    );
  }
});

test("those in charge who come as managers wait for nothing, and nothing is told of them", async () => {
  const before = (await read(owner)).reader;
  await owner.api.people.setDirectManager({ id: person.profileId, directManagerId: owner.profileId });
  expect([before, (await read(owner)).reader]).toEqual(["administration", "manager"]);
  expect(await tell()).toBe(0);
  expect(await listNews()).toEqual([]);
  expect((await read(person)).managers).toMatchObject([{ id: owner.profileId, opensOn: null }]);
  await letDaysPass(8);
  await tell();
  expect(await listOpened(owner)).toEqual([]);
});

test("a wait runs to its day, whatever is kept for oneself meanwhile", async () => {
  await move(next);
  await tell();
  const { profileId, api } = person;
  const share = async (isPrivate: boolean) => {
    const [objective] = (await read(person)).objectives;
    if (!objective) throw new Error("the plan has an objective");
    const { id, version } = objective;
    await api.development.saveObjective({ profileId, ...makeObjective({ isPrivate }), id, version });
  };
  await share(true);
  expect(await readErrorCode(read(next))).toBe("not_found");
  await share(false);
  expect(await readErrorCode(read(next))).toBe("not_found");
  expect((await read(person)).managers).toMatchObject([{ id: next.profileId, opensOn: "2026-11-27" }]);
  await letDaysPass(7);
  expect((await read(next)).reader).toBe("manager");
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

test("a plan of which nothing is shared is handed over as one that was not written: it opens at once", async () => {
  const kept = await world.person(owner, { directManagerId: before.profileId });
  const both = [kept, await world.person(owner, { directManagerId: before.profileId })];
  const write = (who: Person, facts = {}) =>
    who.api.development.saveObjective({ profileId: kept.profileId, ...makeObjective(facts) });
  await write(kept, { isPrivate: true });
  await world.database.owner.query(
    `set app.company_id = '${owner.companyId}'; update development_cycles set started_on = started_on - 90; reset app.company_id`,
  );
  await kept.api.development.beginCycle({ profileId: kept.profileId });
  for (const { profileId } of both)
    await world.inside(owner, (tx) =>
      saveProfile(tx, owner.companyId, profileId, { directManagerId: next.profileId }),
    );
  const readBoth = async (who: Person) => {
    const seen = await Promise.all(both.map(({ profileId }) => who.api.development.readPlan({ profileId })));
    return seen.map((plan) => ({ ...plan, person: null }));
  };
  for (const round of ["before the round", "after it"]) {
    if (round === "after it") expect(await tell()).toBe(0);
    for (const who of [next, owner]) {
      const [ofKept, ofNone] = await readBoth(who);
      expect(ofKept, round).toEqual(ofNone);
    }
    const { items } = await next.api.development.managedPlans({});
    const found = items.filter(({ profileId }) => both.some((one) => one.profileId === profileId));
    expect(found.map(({ progress }) => progress)).toEqual([null, null]);
  }
  // The first thing that is shared is read by those who manage the person on that day, as where nothing was written.
  await write(kept);
  expect((await next.api.development.readPlan({ profileId: kept.profileId })).objectives).toHaveLength(1);
});

test("the dialog of the change says whose plan is handed over, of what they share, to those in charge alone", async () => {
  const kept = await world.person(owner, { directManagerId: before.profileId });
  await kept.api.development.saveObjective({
    profileId: kept.profileId,
    ...makeObjective({ isPrivate: true }),
  });
  const ids = [person.profileId, kept.profileId];
  const preview = async (managerId: string) =>
    owner.api.people.previewManager({ profileIds: ids, managerId });
  const one = { count: 1, people: [{ id: person.profileId }] };
  const none = { count: 0 };
  const [toBefore, toNext] = [before, next].map(({ profileId: id }) => ({
    managers: { count: 1, people: [{ id }] },
  }));
  expect(await preview(next.profileId)).toMatchObject({
    plansClose: { ...one, ...toBefore },
    plansOpen: { ...one, ...toNext },
  });
  expect(await preview(before.profileId)).toMatchObject({ plansClose: none, plansOpen: none });

  // A team gives another manager, and takes none away.
  const { id } = await owner.api.teams.create({ name: "Atelier", managerId: null, parentId: null });
  await owner.api.teams.addMembers({ id, profileIds: ids });
  const change = { id, change: "teamManager", managerId: next.profileId } as const;
  expect(await owner.api.teams.previewChange(change)).toMatchObject({ plansClose: none, plansOpen: one });
});

test("a manager before who manages a team of the person still reads the plan, and the dialog says so", async () => {
  const lead = await world.person(owner, { role: "team_manager" });
  const team = await owner.api.teams.create({ name: "Croisée", managerId: lead.profileId });
  const direct = { profileId: (await world.person(owner, { directManagerId: lead.profileId })).profileId };
  await owner.api.teams.addMembers({ id: team.id, profileIds: [direct.profileId] });
  await lead.api.development.saveObjective({ ...direct, ...makeObjective() });
  const change = { profileIds: [direct.profileId], managerId: next.profileId };
  expect(await owner.api.people.previewManager(change)).toMatchObject({
    plansClose: { count: 0 },
    plansOpen: { count: 1, managers: { people: [{ id: next.profileId }] } },
    plansKept: [{ reason: "team", count: 1, managers: { people: [{ id: lead.profileId }] } }],
  });
  await owner.api.people.setDirectManager({ id: direct.profileId, directManagerId: next.profileId });
  await tell();
  expect((await lead.api.development.readPlan(direct)).reader).toBe("manager");
  expect(await readErrorCode(next.api.development.readPlan(direct))).toBe("not_found");
});
