import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { answerAll, launchEvaluation } from "#app/testing/answering.ts";
import { makeWorld } from "#app/testing/world.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { daysToReread, forgetAuthors } from "./retention.ts";
import { closeWhenCompleteTask } from "./tasks.ts";

const day = 24 * 60 * 60_000;

test("90 days after the release nothing links a response to its author, and not a day earlier", async () => {
  const world = await makeWorld();
  const owner = await world.company();
  const subject = await world.person(owner);
  const manager = await world.person(owner);
  const { companyId } = owner;
  const evaluation = await launchEvaluation(world, {
    author: owner,
    subject,
    invited: [[manager, "manager"]],
    questions: [{}],
  });
  for (const person of [subject, manager]) await answerAll(person, evaluation);
  await closeWhenCompleteTask(world.services, { companyId, evaluationId: evaluation.id });

  const ownLink = (tx: Tenant) => tx.execute(sql`select 1 from response_authors`);
  world.clock.advance((daysToReread - 1) * day);
  expect(await forgetAuthors(world.services, companyId)).toBe(0);
  expect((await world.inside(manager, ownLink)).rows).toHaveLength(1);
  world.clock.advance(day);
  expect(await forgetAuthors(world.services, companyId)).toBe(2);

  for (const person of [subject, manager]) {
    expect((await world.inside(person, ownLink)).rows).toEqual([]);
  }
});
