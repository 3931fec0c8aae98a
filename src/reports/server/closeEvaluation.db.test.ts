import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerAll, launchEvaluation, type LaunchedEvaluation } from "#app/testing/answering.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { rounds } from "#platform/testing/proof.ts";
import { listComplete } from "./queries.ts";
import { closeWhenCompleteTask } from "./tasks.ts";

let world: World;
let owner: Person;
let author: Person;
let subject: Person;
let raters: Person[];
beforeAll(async () => {
  world = await makeWorld({ pool: 12 });
  owner = await world.company();
  author = await world.person(owner, { role: "team_manager" });
  subject = await world.person(owner);
  raters = [];
  for (let count = 0; count < 9; count += 1) raters.push(await world.person(owner));
});

const evaluation = (
  invited: readonly Person[],
  change: Partial<Parameters<typeof launchEvaluation>[1]> = {},
) =>
  launchEvaluation(world, {
    author,
    subject,
    invited: invited.map((person, index) => [person, index === 0 ? "manager" : "peer"] as const),
    questions: [{}],
    ...change,
  });
const begin = async (person: Person, { id }: LaunchedEvaluation, score = 4) => {
  await person.api.answers.begin({ evaluationId: id, noticeVersion: 1 });
  await person.api.answers.save({ evaluationId: id, position: 0, revision: 1, score, text: null });
};
const runTask = ({ id }: LaunchedEvaluation, services = world.services) =>
  closeWhenCompleteTask(services, { companyId: owner.companyId, evaluationId: id });
const close = ({ id }: LaunchedEvaluation, who = owner) => who.api.reports.close({ evaluationId: id });

type Row = Record<string, unknown>;
const select = (query: ReturnType<typeof sql>, asWriter = false) =>
  world[asWriter ? "reporting" : "inside"](owner, async (tx) => (await tx.execute<Row>(query)).rows);
const readStatus = async ({ id }: LaunchedEvaluation) =>
  (await select(sql`select status, completed_at from evaluations where id = ${id}`))[0];
const snapshots = ({ id }: LaunchedEvaluation) =>
  select(sql`select released_on, snapshot from report_snapshots where evaluation_id = ${id}`);
const responses = ({ id }: LaunchedEvaluation) =>
  select(sql`select *, xmin::text as writer from responses where evaluation_id = ${id} order by ctid`, true);
const mails = ({ id }: LaunchedEvaluation) =>
  select(
    sql`select kind, dedupe_key, recipient, data from outbox where data ->> 'evaluationId' = ${id} order by kind`,
  );

const queued = async ({ id }: LaunchedEvaluation) => {
  const { rows } = await world.database.owner.query("select 1 from graphile_worker.jobs where key = $1", [
    `close:${id}`,
  ]);
  return rows.length;
};
const countDrafts = (person: Person, { id }: LaunchedEvaluation) =>
  world.inside(person, async (tx) => {
    const drafts = await tx.execute(sql`select 1 from evaluation_answers where evaluation_id = ${id}`);
    return drafts.rowCount;
  });

describe("the last answer", () => {
  test("completes the evaluation, makes the report and announces it, together", async () => {
    const one = await evaluation(raters.slice(0, 2));
    for (const person of [subject, ...raters.slice(0, 2)]) await answerAll(person, one);
    await runTask(one);
    expect(await readStatus(one)).toMatchObject({ status: "completed", completed_at: expect.anything() });
    expect(await snapshots(one)).toMatchObject([{ released_on: "2026-11-20" }]);
    expect(await mails(one)).toEqual([
      {
        kind: "reports.completed",
        dedupe_key: `completion:${one.id}:${author.profileId}`,
        recipient: author.email,
        data: { evaluationId: one.id },
      },
      {
        kind: "reports.ready",
        dedupe_key: `completion:${one.id}:${subject.profileId}`,
        recipient: subject.email,
        data: { evaluationId: one.id },
      },
    ]);
    expect(
      await select(
        sql`select actor_profile_id, details from audit_log where object_id = ${one.id} and action = 'evaluation.closed'`,
      ),
    ).toEqual([{ actor_profile_id: null, details: { early: false } }]);
  });

  test("may be a refusal", async () => {
    const one = await evaluation(raters.slice(0, 1));
    await answerAll(subject, one);
    await raters[0]!.api.answers.decline({ evaluationId: one.id });
    await runTask(one);
    expect(await readStatus(one)).toMatchObject({ status: "completed" });
  });

  test("is not there yet: nothing is closed while somebody is awaited", async () => {
    const one = await evaluation(raters.slice(0, 1));
    await answerAll(subject, one);
    await runTask(one);
    expect(await readStatus(one)).toMatchObject({ status: "in_progress", completed_at: null });
    expect(await snapshots(one)).toEqual([]);
  });

  test("is found again after a crash", async () => {
    const awaited = await evaluation(raters.slice(0, 1));
    const complete = await evaluation([]);
    await answerAll(subject, complete);
    const found = await world.inside(owner, (tx) => listComplete(tx, owner.companyId));
    expect(found).toContain(complete.id);
    expect(found).not.toContain(awaited.id);
  });

  test("sends one announcement when the lead is the person evaluated", async () => {
    const self = await launchEvaluation(world, {
      author: owner,
      subject: owner,
      evaluationType: "self",
      questions: [{}],
    });
    await answerAll(owner, self);
    await runTask(self);
    expect(await mails(self)).toMatchObject([{ kind: "reports.ready", recipient: owner.email }]);
  });
});

describe("the day of the report", () => {
  beforeEach(() => {
    const before = world.clock.now;
    return () => {
      world.clock.now = before;
    };
  });

  test("is the company’s, not the server’s", async () => {
    const one = await evaluation([]);
    await answerAll(subject, one);
    world.clock.now = new Date("2026-11-21T04:59:00Z");
    await runTask(one);
    expect(await snapshots(one)).toMatchObject([{ released_on: "2026-11-20" }]);
  });
});

/** The lead closes at each place among the nine who finish. */
const times = rounds({ short: 9, long: 200 });

describe("at the same moment", () => {
  test(
    "ten people finish: one completion, one report, one mail each, time after time",
    { timeout: 600_000 },
    async () => {
      const people = [subject, ...raters];
      for (let round = 0; round < times; round += 1) {
        const one = await evaluation(raters);
        await Promise.all(people.map((person) => begin(person, one)));
        const codes = await Promise.all(
          people.map((person) => readErrorCode(person.api.answers.finalise({ evaluationId: one.id }))),
        );
        expect(codes).toEqual(people.map(() => "ok"));
        expect(await queued(one)).toBe(1);
        await Promise.all([runTask(one), runTask(one), runTask(one)]);
        expect(await readStatus(one)).toMatchObject({ status: "completed" });
        expect(await snapshots(one)).toHaveLength(1);
        expect(await responses(one)).toHaveLength(people.length);
        expect(await mails(one)).toHaveLength(2);
      }
    },
  );

  test(
    "people finish while the lead closes: each answer is in the report, or was refused",
    { timeout: 600_000 },
    async () => {
      for (let round = 0; round < times; round += 1) {
        const one = await evaluation(raters);
        await Promise.all(raters.map((person) => begin(person, one)));
        const turns = raters.map(
          (person) => () => readErrorCode(person.api.answers.finalise({ evaluationId: one.id })),
        );
        turns.splice(round % raters.length, 0, () => readErrorCode(close(one)));
        const codes = await Promise.all(turns.map((turn) => turn()));
        const [closing] = codes.splice(round % raters.length, 1);
        expect(closing).toBe("ok");
        const kept = codes.filter((code) => code === "ok").length;
        expect(codes.filter((code) => code === "evaluation_closed")).toHaveLength(raters.length - kept);
        expect(await responses(one)).toHaveLength(kept);
        expect(await snapshots(one)).toHaveLength(1);
      }
    },
  );

  test("people begin while the lead closes: no draft survives", { timeout: 600_000 }, async () => {
    for (let round = 0; round < 10; round += 1) {
      const one = await evaluation(raters);
      const turns = raters.map(
        (person) => () => readErrorCode(person.api.answers.begin({ evaluationId: one.id, noticeVersion: 1 })),
      );
      turns.splice(round % raters.length, 0, () => readErrorCode(close(one)));
      const codes = await Promise.all(turns.map((turn) => turn()));
      expect(codes.filter((code) => code !== "ok" && code !== "evaluation_closed")).toEqual([]);
      for (const person of raters) expect(await countDrafts(person, one)).toBe(0);
    }
  });

  test("two people close: one does", async () => {
    const one = await evaluation(raters.slice(0, 1));
    expect([await readErrorCode(close(one)), await readErrorCode(close(one))].toSorted()).toEqual([
      "evaluation_closed",
      "ok",
    ]);
    const other = await evaluation(raters.slice(0, 1));
    const codes = await Promise.all([close(other), close(other, author), runTask(other)].map(readErrorCode));
    expect(codes.toSorted()).toEqual(["evaluation_closed", "ok", "ok"]);
    expect(await snapshots(other)).toHaveLength(1);
    expect(await mails(other)).toHaveLength(2);
  });
});

describe("closing early", () => {
  test("ends the wait, erases what was begun, and keeps what was final", async () => {
    const one = await evaluation(raters.slice(0, 3));
    await answerAll(raters[0]!, one);
    await begin(raters[1]!, one);
    await close(one, author);
    expect(await readStatus(one)).toMatchObject({ status: "completed" });
    expect(await responses(one)).toHaveLength(1);
    for (const person of raters.slice(0, 3)) expect(await countDrafts(person, one)).toBe(0);
  });

  test("names whoever closes in a transaction that writes no response: they may have answered", async () => {
    const one = await evaluation(raters.slice(0, 3));
    await answerAll(raters[0]!, one);
    await close(one, author);
    const entries = await select(
      sql`select action, actor_profile_id as actor, details, xmin::text as writer from audit_log
        where object_id = ${one.id} and action like 'evaluation.close%' order by action`,
    );
    expect(entries).toMatchObject([
      { action: "evaluation.close_asked", actor: author.profileId },
      { action: "evaluation.closed", actor: null, details: { early: true } },
    ]);
    const [response] = await responses(one);
    expect(entries.map(({ writer }) => writer === response?.writer)).toEqual([false, true]);
  });

  test("without a single answer, there is a report that says nothing", async () => {
    const one = await evaluation(raters.slice(0, 4));
    await close(one);
    const { snapshot } = await subject.api.reports.read({ evaluationId: one.id });
    expect(snapshot.groups).toMatchObject([
      { group: "self", invited: 1, answered: 0, shown: false },
      { group: "manager", invited: 1, answered: 0, shown: false },
      { group: "peer", invited: 3, answered: null, shown: false },
    ]);
    expect(snapshot.skills[0]?.cells.peer).toEqual({ form: "masked", reason: "not_enough_answers" });
  });

  test("belongs to those who run the evaluation, never to the person evaluated by others", async () => {
    const stranger = await world.person(owner, { role: "team_manager" });
    const adminSubject = await world.person(owner, { role: "admin", isAdmin: true });
    const one = await evaluation(raters.slice(0, 1), { subject: adminSubject });
    expect(await readErrorCode(close(one, adminSubject))).toBe("forbidden");
    expect(await readErrorCode(close(one, raters[0]))).toBe("forbidden");
    expect(await readErrorCode(close(one, stranger))).toBe("evaluation_not_found");
    expect(await readErrorCode(close(one, await world.company("Une autre")))).toBe("evaluation_not_found");
    expect(await readStatus(one)).toMatchObject({ status: "in_progress" });
    expect(await readErrorCode(close(one, author))).toBe("ok");
  });

  test("concerns a collection that is open", async () => {
    const one = await evaluation(raters.slice(0, 1));
    await world.inside(owner, (tx) =>
      tx.execute(sql`update evaluations set status = 'draft' where id = ${one.id}`),
    );
    expect(await readErrorCode(close(one))).toBe("not_launched");
  });
});

describe("the order of arrival", () => {
  /** A fixed sequence in [0,1) for each seed (Park and Miller). */
  const sequence = (seed: number) => {
    let state = seed;
    return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  };

  test(
    "is lost at closing: each answer comes to stand anywhere, written by one transaction",
    { timeout: 600_000 },
    async () => {
      const places = new Map<string, number>();
      for (let round = 1; round <= 40; round += 1) {
        const one = await evaluation(raters.slice(0, 4), { subjectAnswers: false });
        for (const [index, person] of raters.slice(0, 4).entries())
          await answerAll(person, one, { score: index + 1 });
        const before = (await responses(one)).map(({ scores }) => (scores as number[])[0]);
        expect(before).toEqual([1, 2, 3, 4]);
        await runTask(one, { ...world.services, random: sequence(round * 7_919) });
        const after = await responses(one);
        expect(new Set(after.map(({ writer }) => writer)).size).toBe(1);
        for (const [place, { scores }] of after.entries()) {
          const key = `${(scores as number[])[0]} at ${place}`;
          places.set(key, (places.get(key) ?? 0) + 1);
        }
      }
      // 40 rounds, 4 places: 10 expected in each of the 16 cells.
      expect(places.size).toBe(16);
      const chiSquare = [...places.values()].reduce((sum, count) => sum + (count - 10) ** 2 / 10, 0);
      // 9 degrees of freedom, p = 0.01.
      expect(chiSquare).toBeLessThan(21.67);
    },
  );

  test("closing keeps for each person the way back to their own answers", async () => {
    const one = await evaluation(raters.slice(0, 4), { subjectAnswers: false });
    for (const [index, person] of raters.slice(0, 4).entries())
      await answerAll(person, one, { score: index + 1 });
    await runTask(one);
    for (const [index, person] of raters.slice(0, 4).entries())
      expect((await person.api.answers.read({ evaluationId: one.id })).answers.scores).toEqual([index + 1]);
  });
});
