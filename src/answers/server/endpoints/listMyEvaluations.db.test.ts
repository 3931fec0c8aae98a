import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  answerAll,
  launchEvaluation,
  recordStatements,
  type LaunchedEvaluation,
} from "#app/testing/answering.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";

let world: World;
let owner: Person;
let subject: Person;
let me: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});
beforeEach(async () => {
  subject = await world.person(owner);
  me = await world.person(owner);
});

const evaluation = (change: Partial<Parameters<typeof launchEvaluation>[1]> = {}) =>
  launchEvaluation(world, {
    author: owner,
    subject,
    invited: [[me, "peer"]],
    questions: [{}, {}, { type: "text", required: false }, {}, {}],
    ...change,
  });
const set = ({ id }: LaunchedEvaluation, change: ReturnType<typeof sql>) =>
  world.inside(owner, (tx) => tx.execute(sql`update evaluations set ${change} where id = ${id}`));
const mine = (who = me) => who.api.answers.mine({});
const pending = async (who = me) => (await who.api.answers.countPending({})).count;

describe("my evaluations", () => {
  test("say how far I am and how long the rest takes", async () => {
    const one = await evaluation();
    await me.api.answers.begin({ evaluationId: one.id, noticeVersion: 1 });
    for (const position of [0, 1])
      await me.api.answers.save({ evaluationId: one.id, position, revision: 1, score: 3, text: null });
    expect((await mine()).toDo).toEqual([
      {
        evaluationId: one.id,
        name: "Bilan d’automne",
        subject: {
          id: subject.profileId,
          firstName: subject.firstName,
          lastName: expect.any(String),
          avatar: null,
        },
        isSelf: false,
        role: "peer",
        status: "to_do",
        dueOn: "2026-12-11",
        questionCount: 5,
        answeredQuestions: 2,
        // A text and two scales: (60 + 2 × 12) × 1.2 seconds.
        minutes: 2,
      },
    ]);
  });

  test("come by due date", async () => {
    const [late, usual, soon] = [await evaluation(), await evaluation(), await evaluation()];
    await set(late, sql`due_on = '2026-12-20'`);
    await set(soon, sql`due_on = '2026-12-01'`);
    expect((await mine()).toDo.map(({ evaluationId }) => evaluationId)).toEqual([soon.id, usual.id, late.id]);
  });

  test.each([
    ["finished", "in_progress", "completed", "completed"],
    ["declined", "in_progress", "declined", "declined"],
    ["closed without me", "completed", "pending", "completed"],
    ["archived", "archived", "completed", "archived"],
  ])("%s, are done and awaited no more", async (_, status, part, shown) => {
    const one = await evaluation();
    await set(one, sql`status = ${status}`);
    await world.inside(owner, (tx) =>
      tx.execute(
        sql`update evaluation_participants set status = ${part} where participant_profile_id = ${me.profileId}`,
      ),
    );
    const { toDo, done } = await mine();
    expect(toDo).toEqual([]);
    expect(done).toMatchObject([{ evaluationId: one.id, status: shown, minutes: 0 }]);
    expect(await pending()).toBe(0);
  });

  test("do not exist before the launch", async () => {
    await set(await evaluation(), sql`status = 'draft', launched_on = null`);
    for (const who of [me, subject]) {
      expect(await mine(who)).toEqual({ toDo: [], done: [], aboutMe: [] });
      expect(await pending(who)).toBe(0);
    }
  });
});

describe("what is about me", () => {
  test("shows neither who has finished nor how many", async () => {
    const other = await world.person(owner);
    const one = await evaluation({
      invited: [
        [me, "peer"],
        [other, "peer"],
      ],
    });
    await answerAll(me, one);
    await other.api.answers.decline({ evaluationId: one.id, note: "Une raison" });
    const { aboutMe } = await mine(subject);
    expect(aboutMe).toEqual([
      {
        evaluationId: one.id,
        name: "Bilan d’automne",
        status: "in_progress",
        dueOn: "2026-12-11",
        reportReady: false,
      },
    ]);
    expect(await mine(me)).toMatchObject({ aboutMe: [] });
  });

  test("says when the report is ready, also once archived", async () => {
    const one = await evaluation();
    const unfinished = await evaluation();
    await owner.api.reports.close({ evaluationId: one.id });
    const ready = async () =>
      new Map((await mine(subject)).aboutMe.map((each) => [each.evaluationId, each.reportReady]));
    expect(await ready()).toEqual(
      new Map([
        [one.id, true],
        [unfinished.id, false],
      ]),
    );
    for (const { id } of [one, unfinished]) await owner.api.evaluations.archive({ id, abandons: true });
    expect(await ready()).toEqual(
      new Map([
        [one.id, true],
        [unfinished.id, false],
      ]),
    );
  });
});

test("the badge counts what is awaited from me, the unfinished self-evaluation too", async () => {
  const one = await evaluation();
  expect([await pending(me), await pending(subject)]).toEqual([1, 1]);
  await subject.api.answers.begin({ evaluationId: one.id, noticeVersion: 1 });
  await subject.api.answers.save({ evaluationId: one.id, position: 0, revision: 1, score: 3, text: null });
  expect(await pending(subject)).toBe(1);
  await answerAll(me, one);
  expect(await pending(me)).toBe(0);
});

test("the list costs the same with one evaluation and with six", async () => {
  const statements = async () => (await recordStatements(() => mine())).length;
  await evaluation();
  const few = await statements();
  for (let count = 0; count < 5; count += 1) await evaluation();
  expect(await statements()).toBe(few);
});
