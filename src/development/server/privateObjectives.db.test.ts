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

  test("is not told from what others were shown before: a change of it reaches no one", async () => {
    await add(person, { isPrivate: true });
    expect((await manager.api.development.readPlan(about())).objectives).toEqual([]);
    expect((await person.api.development.readPlan(about())).changes).toEqual([]);
  });
});
