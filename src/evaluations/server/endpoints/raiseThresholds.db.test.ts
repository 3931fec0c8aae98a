import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { launchEvaluation } from "#app/testing/answering.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { companies } from "#company/tables.ts";
import { auditLog } from "#platform/server/tables.ts";
import { evaluations } from "../../tables.ts";

let world: World;
let owner: Person;
let admin: Person;
let subject: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  admin = await world.person(owner, { isAdmin: true });
  subject = await world.person(owner);
});

const askFor = (threshold: number) =>
  world.inside(owner, (tx) =>
    tx.update(companies).set({ anonymityThreshold: threshold }).where(eq(companies.id, owner.companyId)),
  );
const run = (about: Person, threshold: number) =>
  launchEvaluation(world, { author: owner, subject: about, threshold });
const readThreshold = async (id: string) =>
  (await world.inside(owner, (tx) => tx.select().from(evaluations).where(eq(evaluations.id, id))))[0]
    ?.threshold;
const setStatus = (id: string, status: "completed" | "archived") =>
  world.inside(owner, (tx) => tx.update(evaluations).set({ status }).where(eq(evaluations.id, id)));

describe("the thresholds of running evaluations", () => {
  test("rise to the company's, with an entry each; a higher one and what is closed stay", async () => {
    const [low, high, closed, archived] = [
      await run(subject, 3),
      await run(subject, 8),
      await run(subject, 3),
      await run(subject, 3),
    ];
    await setStatus(closed.id, "completed");
    await setStatus(archived.id, "archived");
    await askFor(5);
    expect(await admin.api.evaluations.countBelowThreshold({})).toEqual({ count: 1, threshold: 5 });
    expect(await admin.api.evaluations.raiseThresholds({})).toEqual({ raised: 1 });
    expect(await Promise.all([low, high, closed, archived].map(({ id }) => readThreshold(id)))).toEqual([
      5, 8, 3, 3,
    ]);
    const entries = await world.inside(owner, (tx) =>
      tx
        .select({ by: auditLog.actorProfileId, at: auditLog.objectId })
        .from(auditLog)
        .where(and(eq(auditLog.action, "evaluation.thresholdRaised"))),
    );
    expect(entries).toEqual([{ by: admin.profileId, at: low.id }]);
  });

  test("never fall", async () => {
    const { id } = await run(subject, 5);
    await askFor(3);
    expect(await owner.api.evaluations.raiseThresholds({})).toEqual({ raised: 0 });
    expect(await readThreshold(id)).toBe(5);
  });

  test("are not changed by the person evaluated, nor from another company", async () => {
    const { id } = await run(admin, 3);
    await askFor(4);
    expect(await admin.api.evaluations.countBelowThreshold({})).toEqual({ count: 0, threshold: 4 });
    expect(await admin.api.evaluations.raiseThresholds({})).toEqual({ raised: 0 });
    const other = await world.company();
    expect(await other.api.evaluations.raiseThresholds({})).toEqual({ raised: 0 });
    expect(await readThreshold(id)).toBe(3);
  });
});
