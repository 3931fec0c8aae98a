import { expect, test } from "vitest";
import { listDue } from "#app/testing/dueWork.ts";
import { buildLaunchedEvaluation } from "#app/testing/evaluations.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { evaluations } from "#evaluations/tables.ts";
import { closeWhenCompleteTask } from "./tasks.ts";

const closingsDue = async (world: World, owner: Person) =>
  (await listDue(world, owner)).flatMap(({ kind, id }) => (kind === "evaluations.close" ? [id] : []));

test("the due day is included; the day after, collection closes by itself", async () => {
  const world = await makeWorld({ now: new Date("2026-11-20T15:00:00Z") });
  const owner = await world.company();
  const { companyId } = owner;
  const { evaluationId } = await buildLaunchedEvaluation(world, owner, { peers: 3, dueOn: "2026-11-30" });
  const closings = () => closingsDue(world, owner);
  const statusNow = async () => {
    const rows = await world.inside(owner, (tx) =>
      tx.select({ status: evaluations.status }).from(evaluations),
    );
    return rows.map(({ status }) => status);
  };

  // 23 h 30 in Québec on the due day: in Greenwich the day after has begun.
  world.clock.now = new Date("2026-12-01T04:30:00Z");
  expect(await closings()).toEqual([]);
  await closeWhenCompleteTask(world.services, { companyId, evaluationId });
  expect(await statusNow()).toEqual(["in_progress"]);

  world.clock.now = new Date("2026-12-01T05:01:00Z");
  expect(await closings()).toEqual([evaluationId]);
  await closeWhenCompleteTask(world.services, { companyId, evaluationId });
  expect(await closings()).toEqual([]);
  expect(await statusNow()).toEqual(["completed"]);
});

// In Toronto the first of these days has 25 hours, the second 23.
test.each([
  { dueOn: "2026-11-01", stillOpen: "2026-11-02T04:59:00Z", over: "2026-11-02T05:00:00Z" },
  { dueOn: "2027-03-14", stillOpen: "2027-03-15T03:59:00Z", over: "2027-03-15T04:00:00Z" },
])("collection closes at the end of a day on which the clocks change: $dueOn", async (day) => {
  const world = await makeWorld({
    now: new Date(Date.parse(`${day.dueOn}T15:00:00Z`) - 8 * 24 * 60 * 60_000),
  });
  const owner = await world.company();
  const { evaluationId } = await buildLaunchedEvaluation(world, owner, { peers: 3, dueOn: day.dueOn });
  const closings = () => closingsDue(world, owner);
  world.clock.now = new Date(day.stillOpen);
  expect(await closings()).toEqual([]);
  world.clock.now = new Date(day.over);
  expect(await closings()).toEqual([evaluationId]);
});
