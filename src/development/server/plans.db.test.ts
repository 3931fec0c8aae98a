import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addPlan } from "#app/testing/developmentPlans.ts";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import { saveProfile } from "#people/server/queries.ts";
import { teamMembers, teams } from "#teams/tables.ts";
import { handoverDays } from "../rules/handover.ts";
import { developmentHandovers, developmentPlans } from "../tables/plans.ts";
import { makeObjective } from "../testing/objective.ts";

const day = 24 * 60 * 60_000;

let world: World;
let owner: Person;
let manager: Person;
let teamManager: Person;
let demoted: Person;
let person: Person;
let colleague: Person;
let foreigner: Person;
beforeAll(async () => {
  world = await makeWorld();
  [owner, foreigner] = [await world.company(), await world.company()];
});
beforeEach(async () => {
  manager = await world.person(owner, { firstName: "Mireille" });
  teamManager = await world.person(owner, { role: "team_manager" });
  demoted = await world.person(owner);
  person = await world.person(owner, { directManagerId: manager.profileId });
  colleague = await world.person(owner, { role: "team_manager" });
  await addTeam(teamManager);
  await addTeam(demoted);
});

async function addTeam({ companyId, profileId }: Person, members: readonly Person[] = [person]) {
  const { newId } = world.services;
  const team = { companyId, id: newId(), name: newId(), managerProfileId: profileId };
  await world.inside(owner, async (tx) => {
    await tx.insert(teams).values(team);
    for (const member of members)
      await tx
        .insert(teamMembers)
        .values({ companyId, id: newId(), teamId: team.id, profileId: member.profileId, isMain: false });
  });
}
const read = (who: Person, about = person) => who.api.development.readPlan({ profileId: about.profileId });
const add = (who: Person, facts: Parameters<typeof makeObjective>[0] = {}) =>
  who.api.development.saveObjective({ profileId: person.profileId, ...makeObjective(facts) });
const move = (to: Person | null) =>
  world.inside(owner, (tx) =>
    saveProfile(tx, owner.companyId, person.profileId, { directManagerId: to?.profileId ?? null }),
  );

describe("a plan is read", () => {
  test("by its person, those who manage them and those in charge; for others there is none", async () => {
    await add(person);
    expect((await read(person)).reader).toBe("owner");
    expect((await read(manager)).reader).toBe("manager");
    expect((await read(teamManager)).reader).toBe("manager");
    expect((await read(owner)).reader).toBe("administration");
    for (const stranger of [colleague, demoted, foreigner])
      expect(await readErrorCode(read(stranger))).toBe("not_found");
  });

  test("by the manager of a team of theirs, not of the one above", async () => {
    const { newId } = world.services;
    const [above, below] = [newId(), newId()];
    const { companyId } = owner;
    await world.inside(owner, async (tx) => {
      await tx
        .insert(teams)
        .values({ companyId, id: above, name: above, managerProfileId: colleague.profileId });
      await tx.insert(teams).values({ companyId, id: below, name: below, parentTeamId: above });
      const member = { companyId, id: newId(), teamId: below, profileId: person.profileId, isMain: false };
      await tx.insert(teamMembers).values(member);
    });
    expect(await readErrorCode(read(colleague))).toBe("not_found");
  });

  test("by reading it is not made", async () => {
    expect(await read(person)).toMatchObject({ cycles: [], objectives: [], changes: [] });
    await read(manager);
    const rows = await world.inside(owner, (tx) => tx.select().from(developmentPlans));
    expect(rows.filter(({ profileId }) => profileId === person.profileId)).toEqual([]);
  });

  test("with the names of those who read it", async () => {
    const { managers } = await add(person);
    expect(new Map(managers.map(({ id, opensOn }) => [id, opensOn]))).toEqual(
      new Map([manager, teamManager].map(({ profileId }) => [profileId, null])),
    );
  });
});

describe("a change of manager", () => {
  test("closes it to the one before at once, and opens it to the next after seven days", async () => {
    await add(person);
    await move(colleague);
    expect(await readErrorCode(read(manager))).toBe("not_found");
    expect(await readErrorCode(read(colleague))).toBe("not_found");
    expect(await readErrorCode(add(colleague))).toBe("not_found");
    await tell(colleague, handoverDays * day - 1);
    expect(await readErrorCode(read(colleague))).toBe("not_found");
    expect(await readErrorCode(add(colleague))).toBe("not_found");
    await tell(colleague, handoverDays * day);
    expect((await read(colleague)).reader).toBe("manager");
  });

  test("opens it at the person’s yes", async () => {
    await add(person);
    await move(colleague);
    await tell(colleague, 0, world.clock.now);
    expect((await read(colleague)).reader).toBe("manager");
  });

  test("is shown to its owner alone, with the day", async () => {
    await add(person);
    await move(colleague);
    await tell(colleague);
    const listed = async (who: Person) => (await read(who)).managers.map(({ id }) => id);
    expect(await listed(person)).toContain(colleague.profileId);
    expect(await listed(teamManager)).not.toContain(colleague.profileId);
    const told = (await read(person)).managers.find(({ id }) => id === colleague.profileId);
    expect(told?.opensOn).toMatch(/^2026-1[12]-\d\d$/);
  });

  test("opens it at once to one in charge, who could read it already", async () => {
    await add(person);
    expect((await read(owner)).reader).toBe("administration");
    await move(owner);
    expect((await read(owner)).reader).toBe("manager");
  });

  test("before anything was written hands nothing over", async () => {
    await move(colleague);
    await add(colleague);
    expect((await read(colleague)).objectives).toHaveLength(1);
  });

  /** So long ago. */
  async function tell({ profileId: managerProfileId }: Person, ago = 0, acceptedAt: Date | null = null) {
    const toldAt = new Date(world.clock.now.getTime() - ago);
    const row = { companyId: owner.companyId, profileId: person.profileId, managerProfileId };
    await world.inside(owner, (tx) =>
      tx
        .insert(developmentHandovers)
        .values({ ...row, id: world.services.newId(), toldAt, acceptedAt })
        .onConflictDoUpdate({
          target: [
            developmentHandovers.companyId,
            developmentHandovers.profileId,
            developmentHandovers.managerProfileId,
          ],
          set: { toldAt, acceptedAt },
        }),
    );
  }
});

describe("those who do not write", () => {
  test("are those in charge, who are told so", async () => {
    await add(person);
    expect(await readErrorCode(add(owner))).toBe("plan_view_only");
  });

  test("and all, once the account is deactivated", async () => {
    await add(person);
    await world.inside(owner, (tx) =>
      saveProfile(tx, owner.companyId, person.profileId, { isActive: false }),
    );
    expect(await readErrorCode(add(manager))).toBe("plan_closed");
    expect((await read(manager)).objectives).toHaveLength(1);
  });
});

describe("what another changes is told to the owner, with who and when:", () => {
  test("each kind, and nothing of what the owner does", async () => {
    const profileId = person.profileId;
    const { development } = manager.api;
    const action = { profileId, id: null, version: 0, dueOn: null, libraryKey: null };
    await add(person);
    let plan = await add(manager, { sentence: "Déléguer" });
    const { id, version } = plan.objectives[1] ?? { id: "", version: 0 };
    plan = await development.saveAction({ ...action, objectiveId: id, text: "Confier un dossier" });
    const actionId = plan.objectives[1]?.actions[0]?.id ?? "";
    await development.tickAction({ profileId, id: actionId, isDone: true });
    await development.setObjectiveStatus({
      profileId,
      id,
      version,
      status: "set_aside",
      why: "Un autre poste",
    });
    expect(plan.changes).toEqual([]);
    const { changes } = await read(person);
    expect(changes.map(({ kind }) => kind).toSorted()).toEqual(
      ["action_added", "action_done", "objective_added", "status_changed"].toSorted(),
    );
    for (const change of changes)
      expect(change).toMatchObject({
        by: { id: manager.profileId, firstName: "Mireille" },
        objective: { id, sentence: "Déléguer" },
        at: world.clock.now.toISOString(),
      });
    for (const who of [manager, teamManager, owner]) expect((await read(who)).changes).toEqual([]);
  });

  test("each once a day, and nothing where nothing moved", async () => {
    const about = { profileId: person.profileId };
    const { id: objectiveId = "" } = (await add(person)).objectives[0] ?? {};
    const action = { ...about, objectiveId, dueOn: null, libraryKey: null };
    const written = await person.api.development.saveAction({
      ...action,
      id: null,
      version: 0,
      text: "Lire",
    });
    const { id = "" } = written.objectives[0]?.actions[0] ?? {};
    const { development } = manager.api;
    await development.saveAction({ ...action, id, version: 1, text: "Relire" });
    await development.moveAction({ ...about, id, objectiveId, before: null });
    for (const isDone of [true, false, true]) await development.tickAction({ ...about, id, isDone });
    const plan = await read(person);
    expect(plan.changes.map(({ kind }) => kind).toSorted()).toEqual([
      "action_changed",
      "action_done",
      "action_undone",
    ]);
    expect(plan.objectives[0]?.lastChange.by.id).toBe(manager.profileId);
  });

  test("also that an objective is gone", async () => {
    const plan = await add(manager);
    const { id = "", version = 0 } = plan.objectives[0] ?? {};
    await manager.api.development.removeObjective({ profileId: person.profileId, id, version });
    const { changes } = await read(person);
    expect(new Map(changes.map(({ kind, objective }) => [kind, objective]))).toEqual(
      new Map([
        ["objective_added", null],
        ["objective_removed", null],
      ]),
    );
  });
});

test("an objective moves within its pillar and to another; the person is told when another moved it", async () => {
  const about = { profileId: person.profileId };
  const { development } = manager.api;
  for (const sentence of ["Un", "Deux", "Trois"]) await add(person, { sentence });
  const hidden = await add(person, { sentence: "Quatre", isPrivate: true });
  const findId = (sentence: string) =>
    hidden.objectives.find((objective) => objective.sentence === sentence)?.id ?? "";
  const readOrder = async () => (await read(person)).objectives.map(({ sentence }) => sentence);
  const move = (sentence: string, pillar: "leader" | "gestionnaire", before: string | null, version = 1) =>
    development.moveObjective({ ...about, id: findId(sentence), version, pillar, before });
  await move("Trois", "leader", findId("Un"));
  expect(await readOrder()).toEqual(["Trois", "Un", "Deux", "Quatre"]);
  await move("Trois", "gestionnaire", null);
  expect(await readOrder()).toEqual(["Un", "Deux", "Quatre", "Trois"]);
  expect(await readErrorCode(move("Un", "leader", findId("Trois")))).toBe("objective_place");
  expect(await readErrorCode(move("Trois", "leader", null))).toBe("edited_meanwhile");
  await move("Un", "leader", findId("Deux"));
  const plan = await read(person);
  expect(plan.objectives.find(({ sentence }) => sentence === "Trois")).toMatchObject({
    pillar: "gestionnaire",
    isAdjusted: true,
    version: 2,
  });
  expect(plan.changes.map(({ kind }) => kind)).toEqual(["objective_moved"]);
});

test("a new cycle takes along what is open, and begins once a day", async () => {
  const profileId = person.profileId;
  const { development } = person.api;
  await addPlan(world, person, { objectives: 2, actions: 0 });
  const before = await read(person);
  const [done, open] = before.objectives;
  await development.setObjectiveStatus({
    profileId,
    id: done?.id ?? "",
    version: 1,
    status: "reached",
    why: null,
  });
  const after = await development.beginCycle({ profileId });
  expect(after.cycles.map(({ startedOn }) => startedOn)).toEqual([after.today, "2026-05-04"]);
  const cycleById = new Map(after.objectives.map(({ id, cycleId }) => [id, cycleId]));
  expect(cycleById.get(open?.id ?? "")).toBe(after.cycles[0]?.id);
  expect(cycleById.get(done?.id ?? "")).toBe(before.cycles[0]?.id);
  expect(await readErrorCode(development.beginCycle({ profileId }))).toBe("cycle_begun");
  const again = { profileId, id: done?.id ?? "", version: 2, status: "running", why: null } as const;
  const taken = (await development.setObjectiveStatus(again)).objectives.map(({ cycleId }) => cycleId);
  expect(new Set(taken)).toEqual(new Set([after.cycles[0]?.id]));
});

test("an objective names a skill of the company and active colleagues, others than the person", async () => {
  const gone = await world.person(owner, { isActive: false });
  for (const facts of [
    { supporterIds: [person.profileId] },
    { supporterIds: [gone.profileId] },
    { supporterIds: [foreigner.profileId] },
    { skillId: foreigner.profileId },
  ])
    expect(await readErrorCode(add(person, facts))).toBe("invalid_data");
  const plan = await add(person, { supporterIds: [colleague.profileId] });
  expect(plan.objectives[0]?.supporters.map(({ id }) => id)).toEqual([colleague.profileId]);
  expect(await readErrorCode(read(colleague))).toBe("not_found");
});
