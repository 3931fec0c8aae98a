import { beforeAll, describe, expect, test } from "vitest";
import { launchEvaluation } from "#app/testing/answering.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { jobFamilies, jobPositions, jobPositionSkills } from "#jobs/tables.ts";
import type { Message } from "#platform/server/emails/outbox.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import { makeFailureCounts, forgetFailureCounts } from "#platform/server/process/failureCounts.ts";
import { toFailure } from "#platform/server/process/failures.ts";
import { outbox, storedFiles } from "#platform/server/tables.ts";
import { questions, skills } from "#skills/tables.ts";
import { and, eq } from "drizzle-orm";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

const minutes = 60_000;
const queue = (person: Person, messages: readonly Message[]) =>
  world.inside(person, (tx) => sendLater(tx, { ...world.services, companyId: person.companyId }, messages));
const invite = (person: Person, dedupeKey: string): Message => ({
  kind: "people.invitation",
  isInvitation: true,
  dedupeKey,
  recipient: person.email,
  recipientProfileId: person.profileId,
  language: "fr",
  data: {},
});
const change = (person: Person, dedupeKey: string, fields: Partial<typeof outbox.$inferInsert>) =>
  world.inside(person, (tx) =>
    tx
      .update(outbox)
      .set(fields)
      .where(and(eq(outbox.companyId, person.companyId), eq(outbox.dedupeKey, dedupeKey))),
  );
const readMail = (person: Person) => person.api.administration.mail({ language: "fr" });
describe("mail", () => {
  test("counts what became of the listed kinds, and nothing about any evaluation", async () => {
    const admin = await world.company();
    const peer = await world.person(admin);
    await launchEvaluation(world, { author: peer, subject: admin, invited: [[peer, "peer"]] });
    const to = { recipient: peer.email, recipientProfileId: peer.profileId, language: "fr" } as const;
    await queue(admin, [{ kind: "evaluations.reminder", dedupeKey: "reminder", ...to, data: {} }]);
    await change(admin, "reminder", { status: "failed", failure: "550 no" });
    const keys = ["sent", "refused", "gaveUp", "needless"];
    await queue(
      admin,
      keys.map((key) => invite(peer, key)),
    );
    await change(admin, "sent", { status: "sent" });
    await change(admin, "refused", { status: "failed", failure: "550 5.1.1 no such mailbox" });
    await change(admin, "gaveUp", { status: "failed", failure: "connect ETIMEDOUT" });
    await change(admin, "needless", { status: "failed", failure: "no longer needed" });
    const { kinds } = await readMail(admin);
    expect(kinds.map(({ kind }) => kind)).toEqual(["people.invitation"]);
    expect(kinds[0]?.counts).toEqual({
      waiting: 0,
      underWay: 0,
      delayed: 0,
      sent: 1,
      held: 0,
      refused: 1,
      failed: 1,
    });
  });

  test("says by a light whether emails leave, from the server’s answers and not from those of one address", async () => {
    const admin = await world.company();
    const installation = { ...world.services.installation };
    const light = async () => (await readMail(admin)).light;
    expect(await light()).toBe("mailbox");
    world.services.installation.mail = "send";
    const keys = ["a", "b", "c"];
    await queue(
      admin,
      keys.map((key) => invite(admin, key)),
    );
    for (const key of keys)
      await change(admin, key, { status: "failed", failure: "550 5.1.1 no such mailbox" });
    expect(await light()).toBe("leaving");
    for (const key of keys)
      await change(admin, key, { status: "failed", failure: "Invalid login: 535 5.7.8 bad credentials" });
    expect(await light()).toBe("refused");
    const later = new Date(world.clock.now.getTime() + minutes);
    await change(admin, "a", { status: "sent", failure: null, nextAttemptAt: later });
    expect(await light()).toBe("leaving");
    await change(admin, "b", { status: "queued", attempts: 9, failure: "connect ECONNREFUSED" });
    expect(await light()).toBe("unreachable");
    await change(admin, "b", { attempts: 9, failure: "421 try later" });
    expect(await light()).toBe("leaving");
    world.services.installation = installation;
  });
});

describe("background work", () => {
  const owner = (statement: string, values: unknown[] = []) => world.database.owner.query(statement, values);
  const read = async () => (await world.company()).api.administration.background({});

  test("stands still without a worker, keeps up with one, and falls behind where a task waits", async () => {
    expect(await read()).toEqual({ light: "stopped", hasGivenUp: false, rounds: [] });
    await owner(
      "insert into graphile_worker._private_known_crontabs values ('dueWork', $1, $1), ('publishFigures', $2, null)",
      [world.clock.now, new Date(world.clock.now.getTime() - 60 * minutes)],
    );
    expect(await read()).toMatchObject({
      light: "running",
      rounds: [
        { task: "dueWork", ranAt: world.clock.now.toISOString(), hasFailed: false },
        { task: "publishFigures", hasFailed: false },
      ],
    });
    await owner(
      "select graphile_worker.add_job('removeFiles', run_at => $1, job_key => 'round:publishFigures')",
      [new Date(world.clock.now.getTime() - 6 * minutes)],
    );
    expect(await read()).toMatchObject({ light: "late" });
    await owner(
      "update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'x', updated_at = now()",
    );
    expect(await read()).toMatchObject({
      light: "running",
      hasGivenUp: true,
      rounds: [{ hasFailed: false }, { hasFailed: true }],
    });
    await owner("delete from graphile_worker._private_jobs where key = 'round:publishFigures'");
    expect(await read()).toMatchObject({ rounds: [{ hasFailed: false }, { hasFailed: false }] });
    // Of one company, of the same round.
    await owner(
      "select graphile_worker.add_job('removeFiles', job_key => 'publishFigures:' || gen_random_uuid())",
    );
    await owner(
      "update graphile_worker._private_jobs set attempts = 1, last_error = 'x' where key like 'publishFigures:%'",
    );
    expect(await read()).toMatchObject({ rounds: [{ hasFailed: false }, { hasFailed: true }] });
    await owner("delete from graphile_worker._private_jobs where key like 'publishFigures:%'");
  });
});

describe("failures", () => {
  test("are counted by hour and code, told once the hour has ended, and forgotten after a week", async () => {
    const failureCounts = makeFailureCounts({ db: world.database.db, now: () => world.clock.now });
    const log = { ...world.services.log, error: () => {} };
    const fail = (error: unknown) => toFailure(error, { ...world.services, log, failureCounts }, "request");
    const read = async () => (await (await world.company()).api.administration.failures({})).kinds;
    const nothing = { request: "none", overload: "none", background: "none" };
    for (let count = 0; count < 12; count += 1) fail(new Error("ours"));
    failureCounts.record("background_task");
    await failureCounts.flush();
    expect(await read()).toEqual(nothing);
    const begun = world.clock.now;
    world.clock.advance(60 * minutes);
    expect(await read()).toEqual({ ...nothing, request: "many", background: "few" });
    await forgetFailureCounts(world.database.db, begun);
    expect(await read()).toMatchObject({ request: "many" });
    await forgetFailureCounts(world.database.db, new Date(begun.getTime() + 8 * 24 * 60 * minutes));
    expect(await read()).toEqual(nothing);
    world.clock.now = begun;
  });
});

describe("the company’s own", () => {
  test("what the catalogue lacks is counted and named, of this company alone", async () => {
    const [admin, other] = [await world.company(), await world.company()];
    const before = await other.api.administration.content({});
    expect(before).toEqual({
      untranslatedQuestions: 0,
      positionsWithoutSkill: { count: 0, first: [] },
      skillsWithoutQuestion: { count: 0, first: [] },
    });
    const { companyId } = admin;
    const { position, skill } = await world.inside(admin, async (tx) => {
      const [position] = await tx
        .select({ id: jobPositions.id })
        .from(jobPositions)
        .innerJoin(jobFamilies, eq(jobFamilies.id, jobPositions.familyId))
        .where(eq(jobPositions.companyId, companyId))
        .limit(1);
      const [skill] = await tx
        .select({ id: skills.id })
        .from(skills)
        .where(eq(skills.companyId, companyId))
        .limit(1);
      const ofSkill = and(eq(questions.companyId, companyId), eq(questions.skillId, skill!.id));
      await tx
        .delete(jobPositionSkills)
        .where(
          and(eq(jobPositionSkills.companyId, companyId), eq(jobPositionSkills.positionId, position!.id)),
        );
      await tx.update(questions).set({ isArchived: true, textEn: null }).where(ofSkill);
      const [kept] = await tx
        .select({ id: questions.id })
        .from(questions)
        .where(and(eq(questions.companyId, companyId), eq(questions.isArchived, false)))
        .limit(1);
      await tx
        .update(questions)
        .set({ textEn: null })
        .where(and(eq(questions.companyId, companyId), eq(questions.id, kept!.id)));
      return { position: position!, skill: skill! };
    });
    expect(await admin.api.administration.content({})).toMatchObject({
      untranslatedQuestions: 1,
      positionsWithoutSkill: { count: 1, first: [position] },
      skillsWithoutQuestion: { count: 1, first: [skill] },
    });
    expect(await other.api.administration.content({})).toEqual(before);
  });

  test("its stored pictures are measured, not those of others nor what is about to go", async () => {
    const [admin, other] = [await world.company(), await world.company()];
    const file = { type: "image/webp", createdAt: world.clock.now, companyId: admin.companyId };
    const files = [
      { kind: "avatar", bytes: 1000, removeAfter: null },
      { kind: "avatar", bytes: 500, removeAfter: null },
      { kind: "logo", bytes: 70, removeAfter: world.clock.now },
      { kind: "export", bytes: 9, removeAfter: null },
    ].map((one) => ({ ...file, ...one, id: world.services.newId() }));
    await world.inside(admin, (tx) => tx.insert(storedFiles).values(files));
    expect((await admin.api.administration.storage({})).files).toEqual([
      { kind: "avatar", count: 2, bytes: 1500 },
      { kind: "logo", count: 0, bytes: 0 },
    ]);
    const { files: theirs } = await other.api.administration.storage({});
    expect(theirs.every(({ count, bytes }) => count === 0 && bytes === 0)).toBe(true);
  });
});
