import { expect, test } from "vitest";
import { buildDraftEvaluation, buildLaunchedEvaluation } from "#app/testing/evaluations.ts";
import { readErrorCode, makeWorld } from "#app/testing/world.ts";

const world = await makeWorld();

test("a draft goes into the archive and comes back as it was; what was launched stays there and says why", async () => {
  const owner = await world.company();
  const { archive, unarchive, launch, read } = owner.api.evaluations;
  const { evaluationId: id, evaluation } = await buildDraftEvaluation(world, owner, { peers: 3 });
  expect(await readErrorCode(unarchive({ id }))).toBe("not_archived");
  expect((await archive({ id })).status).toBe("archived");
  expect(await readErrorCode(launch({ id, acceptsSmallGroups: true }))).toBe("evaluation_archived");
  expect(await unarchive({ id })).toEqual(evaluation);
  await launch({ id, acceptsSmallGroups: true });
  // Archiving from a list read before the launch, where it is still a draft, ends nothing.
  expect(await readErrorCode(archive({ id }))).toBe("already_launched");
  expect((await read({ id })).status).toBe("in_progress");
  await archive({ id, abandons: true });
  expect(await readErrorCode(unarchive({ id }))).toBe("stays_archived");
});

test("the list leaves the archive out and says how much of what is asked for is there", async () => {
  const owner = await world.company();
  const { archive, list, update } = owner.api.evaluations;
  const listShown = async (question: Parameters<typeof list>[0]) => {
    const { items, total, archived } = await list(question);
    return { ids: items.map(({ id }) => id), total, archived };
  };
  const [kept, put] = [
    await buildDraftEvaluation(world, owner, {}),
    await buildDraftEvaluation(world, owner, {}),
  ];
  const [keptId, putId] = [kept.evaluationId, put.evaluationId];
  await update({ id: putId, name: "Rangée" });
  await archive({ id: putId });
  expect(await listShown({})).toEqual({ ids: [keptId], total: 1, archived: 1 });
  expect(await listShown({ sort: "due" })).toEqual({ ids: [keptId], total: 1, archived: 1 });
  expect(await listShown({ status: "archived" })).toEqual({ ids: [putId], total: 1, archived: 0 });
  expect(await listShown({ status: "draft" })).toEqual({ ids: [keptId], total: 1, archived: 0 });
  expect(await listShown({ search: "rangee" })).toEqual({ ids: [], total: 0, archived: 1 });
});

test("a row says whether its reader runs it, as the evaluation itself does", async () => {
  const owner = await world.company();
  const admin = await world.person(owner, { isAdmin: true });
  const about = await buildLaunchedEvaluation(world, admin, { subject: owner, peers: 3 });
  await buildLaunchedEvaluation(world, owner, { peers: 3 });
  for (const reader of [owner, admin]) {
    const { items } = await reader.api.evaluations.list({});
    expect(items).toHaveLength(2);
    for (const { id, mayManage } of items)
      expect(mayManage).toBe((await reader.api.evaluations.read({ id })).rights.manage);
    expect(items.find(({ id }) => id === about.evaluationId)?.mayManage).toBe(reader === admin);
  }
});
