import { beforeAll, expect, test } from "vitest";
import { launchEvaluation, type LaunchedEvaluation } from "#app/testing/answering.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";

let world: World;
let owner: Person;
let subject: Person;
let peer: Person;
let running: LaunchedEvaluation;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  subject = await world.person(owner);
  peer = await world.person(owner);
  running = await launchEvaluation(world, {
    author: owner,
    subject,
    invited: [
      [peer, "peer"],
      [await world.person(owner), "peer"],
    ],
  });
});

test("whoever runs the evaluation is told how many answers are missing, the person evaluated only where it stands", async () => {
  const evaluationId = running.id;
  const known = { evaluationId, name: "Bilan d’automne", status: "in_progress" };
  expect(await owner.api.reports.progress({ evaluationId })).toMatchObject({ ...known, awaitedCount: 3 });
  expect(await subject.api.reports.progress({ evaluationId })).toMatchObject({
    ...known,
    isSubject: true,
    awaitedCount: null,
  });
  expect(await readErrorCode(peer.api.reports.progress({ evaluationId }))).toBe("evaluation_not_found");
});

test("a report that is there is read, not waited for", async () => {
  const { id: evaluationId } = await launchEvaluation(world, { author: owner, subject });
  await owner.api.reports.close({ evaluationId });
  for (const reader of [owner, subject])
    expect(await readErrorCode(reader.api.reports.progress({ evaluationId }))).toBe("evaluation_not_found");
});
