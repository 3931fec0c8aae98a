import { beforeAll, expect, test } from "vitest";
import { answerAll, fetchRefusal } from "#app/testing/answering.ts";
import { buildLaunchedEvaluation } from "#app/testing/evaluations.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { closeWhenComplete } from "#evaluations/contract/tasks.ts";
import { closeWhenCompleteTask } from "./tasks.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});

/** The queued closings, as the worker would find them. */
async function queuedClosings() {
  const { rows } = await world.database.owner.query<{ payload: { companyId: string; evaluationId: string } }>(
    `select j.payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [closeWhenComplete],
  );
  return rows.map(({ payload }) => payload);
}

test("from the launch to the report: everyone answers, the queue closes, those entitled read", async () => {
  const built = await buildLaunchedEvaluation(world, owner, { peers: 5, managers: 1, values: 1 });
  const { evaluationId, subject, managers, peers } = built;
  const { items } = await subject.api.answers.read({ evaluationId });
  const form = { id: evaluationId, items };

  for (const [index, person] of built.people.entries()) {
    expect(await queuedClosings()).toEqual([]);
    expect(await readErrorCode(subject.api.reports.read({ evaluationId }))).toBe("evaluation_not_found");
    await answerAll(person, form, { score: person === subject ? 3 : 4, words: `Regard ${index}` });
  }
  const closings = await queuedClosings();
  expect(closings).toEqual([{ companyId: owner.companyId, evaluationId }]);
  for (const payload of closings) await closeWhenCompleteTask(world.services, payload);

  const { snapshot } = await subject.api.reports.read({ evaluationId });
  expect(snapshot.participation).toEqual({ invited: 7, answered: 7 });
  const rated = snapshot.items.find(({ type }) => type === "star_rating");
  expect(rated?.cells).toMatchObject({
    self: { form: "value", value: 3 },
    manager: { form: "value", value: 4 },
    peer: { form: "value", value: 4, n: 5 },
    direct_report: null,
  });
  expect(rated?.comments.peer?.toSorted()).toEqual([2, 3, 4, 5, 6].map((index) => `Regard ${index}`));

  for (const reader of [...managers, owner])
    expect((await reader.api.reports.read({ evaluationId })).snapshot).toEqual(snapshot);
  const stranger = await world.person(owner);
  const foreigner = await world.company("Une autre");
  const unknown = { evaluationId: world.services.newId() };
  for (const who of [peers[0] as Person, stranger, foreigner])
    expect(await fetchRefusal(world, who, "reports/read", { evaluationId })).toEqual(
      await fetchRefusal(world, who, "reports/read", unknown),
    );
});
