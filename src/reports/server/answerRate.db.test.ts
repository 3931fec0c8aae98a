import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { answerAll } from "#app/testing/answering.ts";
import { buildLaunchedEvaluation } from "#app/testing/evaluations.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { AnswerSums } from "../rules/answerRate.ts";
import { answerSums } from "../tables.ts";
import { publishAnswerRate } from "./answerRate.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});

const asWriter = <T>(work: (tx: Tenant) => Promise<T>) => world.reporting(owner, work);
const readSums = () => asWriter((tx) => tx.select().from(answerSums));
/** As if so many evaluations had closed. */
const before = (sums: AnswerSums) =>
  asWriter((tx) => tx.update(answerSums).set(sums).where(eq(answerSums.companyId, owner.companyId)));
const published = async () => {
  const { rows } = await world.inside(owner, (tx) =>
    tx.execute(sql`select invited, answered from company_answer_rates`),
  );
  return rows[0];
};
const night = () => publishAnswerRate(world.services, owner.companyId);

/** Four colleagues are invited, and one of them answers. */
async function closeOne() {
  const built = await buildLaunchedEvaluation(world, owner, { peers: 4 });
  const [first] = built.peers;
  const items = built.evaluation.questions.map(({ type }, position) => ({ position, type }));
  const asked = { id: built.evaluationId, items } as unknown as Parameters<typeof answerAll>[1];
  if (first) await answerAll(first, asked, { score: 3 });
  await owner.api.reports.close({ evaluationId: built.evaluationId });
  return built;
}

test("what was answered in one evaluation enters sums that requests cannot read", async () => {
  await closeOne();
  expect(await readSums()).toMatchObject([{ evaluations: 1, invited: 4, answered: 1 }]);
  for (const statement of [
    sql`select answered from answer_sums`,
    sql`update answer_sums set answered = 0`,
    sql`delete from answer_sums`,
    sql`update company_answer_rates set answered = 1`,
  ])
    await expect(world.inside(owner, (tx) => tx.execute(statement))).rejects.toMatchObject({
      cause: { code: "42501" },
    });
});

test("it is published by ten evaluations and a hundred people, at night, with noise", async () => {
  await before({ evaluations: 8, invited: 400, answered: 100 });
  await closeOne();
  await night();
  expect(await published()).toBeUndefined();
  const { evaluationId } = await closeOne();
  expect(await published()).toBeUndefined();
  const { evaluation: draft } = await owner.api.evaluations.copy({ id: evaluationId, withPeople: true });
  const shown = async () => (await owner.api.evaluations.read({ id: draft.id })).readability[0]?.shown;
  const asUsual = await shown();
  await night();
  // 102 of 408 answered; the noise is at most 60 but for one case of a million.
  const rate = await published();
  expect(rate).toMatchObject({ invited: 408 });
  expect(Math.abs(Number(rate?.answered) - 102)).toBeLessThan(60);
  expect(await readSums()).toMatchObject([{ evaluations: 0, invited: 0, answered: 0 }]);
  expect(await shown()).toBeLessThan(Number(asUsual));
  await night();
  expect(await published()).toEqual(rate);
});

test("the next batch is added to what is published", async () => {
  const first = await published();
  await before({ evaluations: 12, invited: 100, answered: 100 });
  await night();
  const both = await published();
  expect(both).toMatchObject({ invited: 508 });
  expect(Number(both?.answered)).toBeGreaterThan(Number(first?.answered));
});
