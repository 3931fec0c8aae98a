import { beforeAll, expect, test } from "vitest";
import { answerAll, launched } from "#app/testing/answering.ts";
import { draftEvaluation } from "#app/testing/evaluations.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";

let world: World;
let owner: Person;
let raters: Person[];
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  raters = await Promise.all(Array.from({ length: 4 }, () => world.person(owner)));
});

/** Closes an evaluation to which two of four peers answer. */
async function closeOne(): Promise<void> {
  const subject = await world.person(owner);
  const made = await launched(world, {
    author: owner,
    subject,
    invited: raters.map((person) => [person, "peer"] as const),
    subjectAnswers: false,
    evaluationType: "peer",
  });
  for (const person of raters.slice(0, 2)) await answerAll(person, made);
  await owner.api.reports.close({ evaluationId: made.id });
}

async function told(): Promise<number | undefined> {
  const { evaluationId: id } = await draftEvaluation(world, owner, { type: "peer", peers: 4 });
  const { readability } = await owner.api.evaluations.read({ id });
  return readability[0]?.shown;
}

test("what is told before launch follows the closed evaluations, from five on and five at a time", async () => {
  const usual = await told();
  expect(usual).toBe(6);
  for (let closed = 1; closed < 5; closed += 1) {
    await closeOne();
    expect(await told()).toBe(usual);
  }
  await closeOne();
  // 10 answered and 10 did not: a = 17, b = 13.
  expect(await told()).toBe(4);
});

test("requests cannot read the running sums, only what is shown of them", async () => {
  const read = (column: string) =>
    world.inside(owner, (tx) => tx.execute(`select ${column} from company_participations`));
  await expect(read("shown_answered")).resolves.toBeDefined();
  await expect(read("answered")).rejects.toThrow();
});
