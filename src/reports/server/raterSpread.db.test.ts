import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { answerAll } from "#app/testing/answering.ts";
import { buildLaunchedEvaluation } from "#app/testing/evaluations.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { evaluations } from "#evaluations/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { raterSpreads } from "../tables.ts";

let world: World;
let owner: Person;
let peers: Person[];
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  peers = [];
  for (let count = 0; count < 3; count += 1) peers.push(await world.person(owner));
});

const asWriter = <T>(work: (tx: Tenant) => Promise<T>) => world.reporting(owner, work);
const readSums = () => asWriter((tx) => tx.select().from(raterSpreads));
/** As if so many reports had been made. */
const before = (sums: { reports: number; squares: number; freedom: number }) =>
  asWriter((tx) => tx.update(raterSpreads).set(sums).where(eq(raterSpreads.companyId, owner.companyId)));
const deviation = async () => {
  const { rows } = await world.inside(owner, (tx) =>
    tx.execute(sql`select sd_tenths, reports from company_deviations`),
  );
  return rows[0];
};

/** Launched by the product; three colleagues answer 2, 3 and 4 everywhere. */
async function launched(count = 3) {
  const built = await buildLaunchedEvaluation(world, owner, { peers: count });
  const { questions } = built.evaluation;
  const items = questions.map(({ type }, position) => ({ position, type }));
  return { ...built, id: built.evaluationId, items };
}
async function close(one: Awaited<ReturnType<typeof launched>>) {
  for (const [index, peer] of one.peers.entries())
    await answerAll(peer, one as unknown as Parameters<typeof answerAll>[1], { score: 2 + index });
  await owner.api.reports.close({ evaluationId: one.id });
  const { snapshot } = await owner.api.reports.read({ evaluationId: one.id });
  return snapshot.policy.pooledSd;
}
const frozenWith = async ({ id }: { id: string }) => {
  const [row] = await world.inside(owner, (tx) =>
    tx.select().from(evaluations).where(eq(evaluations.id, id)),
  );
  return row?.pooledSdTenths;
};

describe("the deviation of a company", () => {
  test("is in no report before thirty; each closing adds to the sums", async () => {
    expect(await close(await launched())).toBeNull();
    // Means of 2, 3 and 4 in one skill: 1² + 1² around their mean, two degrees of freedom.
    expect(await readSums()).toMatchObject([{ reports: 1, squares: 2, freedom: 2 }]);
    expect(await deviation()).toBeUndefined();
  });

  test("is not made of a masked group: a report that adds nothing to the sums is not counted", async () => {
    await before({ reports: 29, squares: 0, freedom: 0 });
    await close(await launched(2));
    expect(await readSums()).toMatchObject([{ reports: 29, squares: 0, freedom: 0 }]);
    expect(await deviation()).toBeUndefined();
  });

  test("is made by the thirtieth report, frozen at launch, and printed in the reports launched since", async () => {
    const running = await launched();
    await before({ reports: 28, squares: 18, freedom: 28 });
    expect(await close(await launched())).toBeNull();
    expect(await deviation()).toBeUndefined();
    expect(await close(await launched())).toBeNull();
    // √(22 / 32) = 0.83
    expect(await deviation()).toEqual({ sd_tenths: 8, reports: 30 });
    const next = await launched();
    expect([await frozenWith(running), await frozenWith(next)]).toEqual([null, 8]);
    expect(await close(running)).toBeNull();
    expect(await close(next)).toBe(0.8);
  });

  test("is made again ten reports later, and not sooner; what is running keeps its own", async () => {
    const running = await launched();
    await before({ reports: 38, squares: 100, freedom: 36 });
    await close(await launched());
    expect(await deviation()).toEqual({ sd_tenths: 8, reports: 30 });
    await close(await launched());
    expect(await deviation()).toEqual({ sd_tenths: 16, reports: 40 });
    expect(await close(running)).toBe(0.8);
  });
});

describe("the sums", () => {
  const readSqlState = (statement: ReturnType<typeof sql>) =>
    world
      .inside(owner, (tx) => tx.execute(statement))
      .then(
        () => "ok",
        (error: unknown) => String(((error as Error).cause as { code?: string }).code),
      );

  test("are closed to requests, which read the deviation and cannot change it", async () => {
    for (const statement of [
      sql`select reports from rater_spreads`,
      sql`insert into rater_spreads (company_id, id, reports, squares, freedom) values (${owner.companyId}, gen_random_uuid(), 0, 0, 0)`,
      sql`update rater_spreads set reports = 0`,
      sql`delete from rater_spreads`,
      sql`update company_deviations set sd_tenths = 1`,
      sql`delete from company_deviations`,
    ])
      expect(await readSqlState(statement)).toBe("42501");
    expect(await readSqlState(sql`select sd_tenths, reports from company_deviations`)).toBe("ok");
  });

  test("of another company are out of the snapshot writer's sight", async () => {
    const other = await world.company("Une autre");
    const seen = await world.reporting(other, (tx) => tx.select().from(raterSpreads));
    expect(seen).toEqual([]);
  });
});
