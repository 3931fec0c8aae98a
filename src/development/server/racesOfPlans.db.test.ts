import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addPlan } from "#app/testing/developmentPlans.ts";
import { makeWorld, readErrorCode, type Person, type World } from "#app/testing/world.ts";
import { developmentActions } from "../tables/objectives.ts";
import { developmentHandovers, developmentPlans } from "../tables/plans.ts";
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
  manager = await world.person(owner, { firstName: "Mireille", lastName: "Roy" });
  person = await world.person(owner, { directManagerId: manager.profileId });
});

const about = () => ({ profileId: person.profileId });
const both = <T>(work: (who: Person) => Promise<T>) => Promise.all([work(person), work(manager)]);

describe("at the same time", () => {
  test("two people write the first objective: there is one plan, with one cycle", async () => {
    await both((who) => who.api.development.saveObjective({ ...about(), ...makeObjective() }));
    const { objectives, cycles } = await person.api.development.readPlan(about());
    expect([objectives.length, cycles.length]).toEqual([2, 1]);
    const rows = await world.inside(owner, (tx) => tx.select().from(developmentPlans));
    expect(rows.filter(({ profileId }) => profileId === person.profileId)).toHaveLength(1);
    const handovers = await world.inside(owner, (tx) => tx.select().from(developmentHandovers));
    expect(handovers.filter(({ profileId }) => profileId === person.profileId)).toHaveLength(1);
  });

  test("an action is ticked twice: once done, and one change told", async () => {
    const { actionIds } = await openTo(manager);
    const tick = (isDone: boolean) => (who: Person) =>
      who.api.development.tickAction({ ...about(), id: actionIds[0] ?? "", isDone });
    await Promise.all([tick(true)(manager), tick(true)(manager)]);
    await both(tick(true));
    const plan = await person.api.development.readPlan(about());
    expect(plan.objectives[0]?.actions[0]?.doneOn).toBe(plan.today);
    expect(plan.changes.map(({ kind }) => kind)).toEqual(["action_done"]);
  });

  test("and keeps the day of the first tick", async () => {
    const { actionIds } = await openTo(manager);
    await world.inside(owner, (tx) => tx.update(developmentActions).set({ doneOn: "2026-11-03" }));
    const { objectives } = await person.api.development.tickAction({
      ...about(),
      id: actionIds[0] ?? "",
      isDone: true,
    });
    expect(objectives[0]?.actions[0]?.doneOn).toBe("2026-11-03");
  });

  test("two change one objective: the second is refused, and finds who was quicker", async () => {
    const { objectiveIds } = await openTo(manager);
    const change = (who: Person) =>
      who.api.development
        .saveObjective({
          ...about(),
          ...makeObjective({ sentence: `De ${who.firstName}` }),
          id: objectiveIds[0] ?? "",
          version: 1,
        })
        .then(
          () => null,
          (error: unknown) => error,
        );
    const outcomes = await both(change);
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
    const winner = outcomes[0] === null ? person : manager;
    const [loser, failure] = winner === person ? [manager, outcomes[1]] : [person, outcomes[0]];
    expect(await readErrorCode(Promise.reject(failure as Error))).toBe("edited_meanwhile");
    const { objectives } = await loser.api.development.readPlan(about());
    expect(objectives[0]).toMatchObject({
      sentence: `De ${winner.firstName}`,
      version: 2,
      lastChange: { by: { id: winner.profileId, firstName: winner.firstName } },
    });
  });

  test("a form that was read before a change of an action, or of its status, says so", async () => {
    const { objectiveIds, actionIds } = await openTo(manager);
    const [id = "", actionId = ""] = [objectiveIds[0], actionIds[0]];
    const change = { ...about(), objectiveId: id, id: actionId, version: 1, dueOn: null, libraryKey: null };
    await manager.api.development.saveAction({ ...change, text: "Lire" });
    expect(await readErrorCode(person.api.development.saveAction({ ...change, text: "Écrire" }))).toBe(
      "edited_meanwhile",
    );
    await manager.api.development.setObjectiveStatus({
      ...about(),
      id,
      version: 1,
      status: "reached",
      why: null,
    });
    const late = person.api.development.setObjectiveStatus({
      ...about(),
      id,
      version: 1,
      status: "running",
      why: null,
    });
    expect(await readErrorCode(late)).toBe("edited_meanwhile");
  });

  test("two begin a cycle: one begins", async () => {
    await openTo(manager);
    const begin = (who: Person) => readOutcome(who.api.development.beginCycle(about()));
    expect((await both(begin)).toSorted()).toEqual(["begun", "cycle_begun"]);
    const { cycles } = await person.api.development.readPlan(about());
    expect(cycles).toHaveLength(2);
  });
});

const readOutcome = async (call: Promise<unknown>) => {
  const settled = await call.then(
    () => null,
    (error: unknown) => error,
  );
  return settled === null ? "begun" : readErrorCode(Promise.reject(settled as Error));
};

/** A plan of the person that is open to this manager. */
async function openTo({ profileId: managerProfileId }: Person) {
  const written = await addPlan(world, person, { actions: 2 });
  await world.inside(owner, (tx) =>
    tx.insert(developmentHandovers).values({
      companyId: owner.companyId,
      id: world.services.newId(),
      profileId: person.profileId,
      managerProfileId,
      toldAt: world.clock.now,
      acceptedAt: world.clock.now,
    }),
  );
  return written;
}
