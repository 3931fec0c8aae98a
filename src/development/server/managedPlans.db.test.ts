import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { saveProfile } from "#people/server/queries.ts";
import { makeObjective } from "../testing/objective.ts";

let world: World;
let owner: Person;
let manager: Person;
let person: Person;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  owner = await world.company();
  manager = await world.person(owner);
  person = await world.person(owner, { directManagerId: manager.profileId });
});

const list = async (who: Person) => (await who.api.development.managedPlans({})).items;
const add = async (facts: Parameters<typeof makeObjective>[0], actions: readonly (string | null)[] = []) => {
  const { api, profileId } = person;
  const sentence = facts?.sentence ?? makeObjective().sentence;
  const { objectives } = await api.development.saveObjective({ profileId, ...makeObjective(facts) });
  const objectiveId = objectives.find((one) => one.sentence === sentence)?.id ?? "";
  for (const dueOn of actions)
    await api.development.saveAction({
      profileId,
      objectiveId,
      id: null,
      version: 0,
      text: "Écouter",
      dueOn,
      libraryKey: null,
    });
  return objectiveId;
};

describe("how far the plans are of the people whom one manages", () => {
  test("is told of what is shared; where nothing is, as where nothing was written", async () => {
    const empty = [{ profileId: person.profileId, progress: null }];
    expect(await list(manager)).toEqual(empty);
    await add({ sentence: "Garder pour moi", isPrivate: true }, ["2020-01-01"]);
    expect(await list(manager)).toEqual(empty);
    await add({ sentence: "Écouter" }, ["2020-01-01", null]);
    expect(await list(manager)).toEqual([
      {
        profileId: person.profileId,
        progress: {
          objectives: 1,
          reached: 0,
          setAside: 0,
          actions: 2,
          done: 0,
          open: 2,
          lateActions: 1,
          lateObjectives: 0,
        },
      },
    ]);
    const reached = await add({ sentence: "Déléguer" });
    await person.api.development.setObjectiveStatus({
      profileId: person.profileId,
      id: reached,
      version: 1,
      status: "reached",
      why: null,
    });
    expect((await list(manager))[0]?.progress).toMatchObject({ objectives: 2, reached: 1, actions: 2 });
  });

  test("is told to nobody else", async () => {
    await add({});
    for (const other of [person, owner, await world.person(owner, { role: "team_manager" })])
      expect(await list(other)).toEqual([]);
    expect(await list(await world.company())).toEqual([]);
  });

  test("is gone for a manager of before, and not told to a new one to whom the plan is not open", async () => {
    await add({});
    const next = await world.person(owner);
    await world.inside(owner, (tx) =>
      saveProfile(tx, owner.companyId, person.profileId, { directManagerId: next.profileId }),
    );
    expect(await list(manager)).toEqual([]);
    expect(await list(next)).toEqual([]);
  });
});
