import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { answerAll, launchEvaluation, type LaunchedEvaluation } from "#app/testing/answering.ts";
import { listOpenTables } from "#app/testing/rows.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { closeWhenCompleteTask } from "./tasks.ts";

let world: World;
let owner: Person;
let finished: Person;
let writing: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  [finished, writing] = [await world.person(owner), await world.person(owner)];
  await listOpenTables(world.database);
});

/** One colleague has finished, another is writing. */
async function running(): Promise<LaunchedEvaluation> {
  const subject = await world.person(owner);
  const invited = [finished, writing].map((person) => [person, "peer"] as const);
  const one = await launchEvaluation(world, { author: owner, subject, subjectAnswers: false, invited });
  await answerAll(finished, one);
  await writing.api.answers.begin({ evaluationId: one.id, noticeVersion: 1 });
  return one;
}

const kept = async ({ id }: LaunchedEvaluation) => {
  const { rows } = await world.database.owner.query(
    `select (select count(*)::int from responses where evaluation_id = $1) as responses,
       (select count(*)::int from response_authors where evaluation_id = $1) as authors,
       (select count(*)::int from evaluation_answers where evaluation_id = $1) as drafts`,
    [id],
  );
  return rows[0] as object;
};
const untouched = { responses: 1, authors: 1, drafts: 1 };

test("archived while it runs, an evaluation loses its responses, drafts and authors at once, and no other does", async () => {
  const [one, two] = [await running(), await running()];
  expect(await kept(one)).toEqual(untouched);
  await owner.api.evaluations.archive({ id: one.id, abandons: true });
  expect(await kept(one)).toEqual({ responses: 0, authors: 0, drafts: 0 });
  expect(await kept(two)).toEqual(untouched);
  const { rows } = await world.database.owner.query(
    "select 1 from graphile_worker.jobs where task_identifier = 'vacuumAnswers'",
  );
  expect(rows).toHaveLength(1);
});

test("archived after its report, an evaluation keeps what « Voir mes réponses » reads", async () => {
  const one = await running();
  await answerAll(writing, one);
  await closeWhenCompleteTask(world.services, { companyId: owner.companyId, evaluationId: one.id });
  await owner.api.evaluations.archive({ id: one.id, abandons: true });
  expect(await kept(one)).toEqual({ responses: 2, authors: 2, drafts: 0 });
  expect(await finished.api.answers.read({ evaluationId: one.id })).toMatchObject({ status: "archived" });
});

test("the database discards nothing of an evaluation that runs or has a report, whoever asks", async () => {
  const [open, reported] = [await running(), await running()];
  await answerAll(writing, reported);
  await closeWhenCompleteTask(world.services, { companyId: owner.companyId, evaluationId: reported.id });
  await owner.api.evaluations.archive({ id: reported.id, abandons: true });
  for (const { id } of [open, reported])
    await world.inside(finished, (tx) => tx.execute(sql`select app.discard_collection(${id}::uuid)`));
  expect(await kept(open)).toEqual(untouched);
  expect(await kept(reported)).toEqual({ responses: 2, authors: 2, drafts: 0 });
  const foreigner = await world.company("Une autre");
  await world.inside(foreigner, (tx) => tx.execute(sql`select app.discard_collection(${open.id}::uuid)`));
  expect(await kept(open)).toEqual(untouched);
});
