import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import { makeObjective } from "../testing/objective.ts";

let world: World;
let owner: Person;
let manager: Person;
let person: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});
beforeEach(async () => {
  manager = await world.person(owner);
  person = await world.person(owner, { directManagerId: manager.profileId });
});

const about = () => ({ profileId: person.profileId });
const add = (who: Person, facts: Parameters<typeof makeObjective>[0] = {}) =>
  who.api.development.saveObjective({ ...about(), ...makeObjective(facts) });
const newAction = { id: null, version: 0, dueOn: null, libraryKey: null };

/** An objective with one action, by whom it is written. */
async function addBoth(who: Person, text: string): Promise<{ objectiveId: string; actionId: string }> {
  const objectiveId = (await add(who)).objectives.at(-1)?.id ?? "";
  const { objectives } = await who.api.development.saveAction({
    ...about(),
    objectiveId,
    ...newAction,
    text,
  });
  return { objectiveId, actionId: objectives.find(({ id }) => id === objectiveId)?.actions[0]?.id ?? "" };
}
async function hide(objectiveId: string): Promise<string> {
  const { objectives } = await person.api.development.readPlan(about());
  const { version = 0 } = objectives.find(({ id }) => id === objectiveId) ?? {};
  const change = { ...makeObjective({ isPrivate: true }), id: objectiveId, version };
  return readErrorCode(person.api.development.saveObjective({ ...about(), ...change }));
}
const move = (who: Person, id: string, objectiveId: string) =>
  who.api.development.moveAction({ ...about(), id, objectiveId, before: null });

describe("what another has written stays in their sight", () => {
  test("wherever the person moves it", async () => {
    const { actionId } = await addBoth(manager, "Demander un retour");
    const other = (await add(person)).objectives.at(-1)?.id ?? "";
    await move(person, actionId, other);
    expect(await hide(other)).toBe("objective_shared");
  });

  test("also where it is a word in what the person had written", async () => {
    const { objectiveId, actionId } = await addBoth(person, "Lire");
    const change = { ...about(), objectiveId, id: actionId, version: 1, text: "Relire", dueOn: null };
    await manager.api.development.saveAction({ ...change, libraryKey: null });
    const kept = (await add(person, { isPrivate: true })).objectives.at(-1)?.id ?? "";
    expect(await readErrorCode(move(person, actionId, kept))).toBe("objective_shared");
    const other = (await add(person)).objectives.at(-1)?.id ?? "";
    await move(person, actionId, other);
    expect(await hide(other)).toBe("objective_shared");
    expect(await hide(kept)).toBe("ok");
  });
});

test("another removes what they wrote alone, and nothing that the person has written in or ticked", async () => {
  const { actionId } = await addBoth(manager, "Demander un retour");
  const about1 = { ...about(), id: actionId };
  await person.api.development.tickAction({ ...about1, isDone: true });
  await person.api.development.tickAction({ ...about1, isDone: false });
  expect(await readErrorCode(manager.api.development.removeAction(about1))).toBe("objective_not_yours");
  const another = await addBoth(manager, "Lire");
  await manager.api.development.removeAction({ ...about(), id: another.actionId });
});

test("a plan that holds nothing else looks like one that was never written", async () => {
  const empty = await manager.api.development.readPlan(about());
  await add(person, { isPrivate: true });
  expect((await person.api.development.readPlan(about())).cycles).toHaveLength(1);
  expect(await manager.api.development.readPlan(about())).toEqual(empty);
});

describe("what is kept for oneself", () => {
  test("leaves to no one but the person, in no field", async () => {
    const word = "confidence-du-soir";
    const { objectives } = await add(person, { sentence: word, measure: word, isPrivate: true });
    await person.api.development.saveAction({
      ...about(),
      objectiveId: objectives[0]?.id ?? "",
      ...newAction,
      text: word,
    });
    for (const reader of [manager, owner]) {
      const plan = await reader.api.development.readPlan(about());
      expect(plan.objectives).toEqual([]);
      expect(JSON.stringify(plan)).not.toContain(word);
    }
    const own = await person.api.development.readPlan(about());
    expect(JSON.stringify(own).split(word)).toHaveLength(4);
  });

  test("is found by no call of another, whatever they know of it", async () => {
    const { objectives } = await add(person, { isPrivate: true });
    const id = objectives[0]?.id ?? "";
    const written = await person.api.development.saveAction({
      ...about(),
      objectiveId: id,
      ...newAction,
      text: "Écouter",
    });
    const actionId = written.objectives[0]?.actions[0]?.id ?? "";
    const { development } = manager.api;
    const shared = await add(manager);
    const objectiveId = shared.objectives[0]?.id ?? "";
    const tries = [
      () => development.saveObjective({ ...about(), ...makeObjective(), id, version: 1 }),
      () => development.setObjectiveStatus({ ...about(), id, version: 1, status: "reached", why: null }),
      () => development.moveObjective({ ...about(), id, version: 1, pillar: "leader", before: null }),
      () =>
        development.moveObjective({ ...about(), id: objectiveId, version: 1, pillar: "leader", before: id }),
      () => development.removeObjective({ ...about(), id, version: 1 }),
      () => development.saveAction({ ...about(), objectiveId: id, ...newAction, text: "Lire" }),
      () => development.tickAction({ ...about(), id: actionId, isDone: true }),
      () => development.moveAction({ ...about(), id: actionId, objectiveId, before: null }),
      () => development.removeAction({ ...about(), id: actionId }),
    ];
    for (const attempt of tries) expect(await readErrorCode(attempt())).toBe("not_found");
  });

  test("is made so by the person alone, and only what is wholly theirs", async () => {
    expect(await readErrorCode(add(manager, { isPrivate: true }))).toBe("objective_not_yours");
    const { id, version } = (await add(manager)).objectives[0] ?? { id: "", version: 0 };
    const hide = (objectiveId: string, of: number) =>
      person.api.development.saveObjective({
        ...about(),
        ...makeObjective({ isPrivate: true }),
        id: objectiveId,
        version: of,
      });
    expect(await readErrorCode(hide(id, version))).toBe("objective_shared");

    const own = (await add(person)).objectives.at(-1) ?? { id: "", version: 0 };
    await manager.api.development.saveAction({
      ...about(),
      objectiveId: own.id,
      ...newAction,
      text: "Lire",
    });
    expect(await readErrorCode(hide(own.id, own.version))).toBe("objective_shared");
  });

  test("takes in nothing that another wrote", async () => {
    const kept = (await add(person, { isPrivate: true })).objectives.at(-1)?.id ?? "";
    const shared = (await add(manager)).objectives.at(-1)?.id ?? "";
    const plan = await manager.api.development.saveAction({
      ...about(),
      objectiveId: shared,
      ...newAction,
      text: "Lire",
    });
    const id = plan.objectives.at(-1)?.actions[0]?.id ?? "";
    const move = person.api.development.moveAction({ ...about(), id, objectiveId: kept, before: null });
    expect(await readErrorCode(move)).toBe("objective_shared");
  });

  test("is gone from where others had read it, and comes back once it is shared", async () => {
    const readAsManager = async () => (await manager.api.development.readPlan(about())).objectives;
    const { id = "" } = (await add(person, { sentence: "Déléguer" })).objectives[0] ?? {};
    expect(await readAsManager()).toHaveLength(1);
    expect(await hide(id)).toBe("ok");
    expect(await readAsManager()).toEqual([]);
    const [kept] = (await person.api.development.readPlan(about())).objectives;
    const change = { ...makeObjective(), id, version: kept?.version ?? 0 };
    await person.api.development.saveObjective({ ...about(), ...change });
    expect(await readAsManager()).toHaveLength(1);
  });
});
