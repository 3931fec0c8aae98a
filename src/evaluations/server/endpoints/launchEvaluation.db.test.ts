import { expect, test } from "vitest";
import { launchedEvaluation } from "#app/testing/evaluations.ts";
import { makeWorld } from "#app/testing/world.ts";

const world = await makeWorld();

test("smoke", async () => {
  const owner = await world.company();
  const built = await launchedEvaluation(world, owner, { peers: 3, managers: 1, directReports: 3, values: 2, objectives: ["Livrer"], dueOn: "2026-12-04" });
  expect(built.evaluation.status).toBe("in_progress");
  console.log(JSON.stringify(built.evaluation, null, 1).slice(0, 3000));
  console.log(await owner.api.evaluations.list({ search: "bilan" }));
});
