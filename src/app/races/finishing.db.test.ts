import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launched, type Launched } from "#app/testing/answering.ts";
import { codeOf, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { asReportWriter } from "#platform/server/database.ts";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import { makePost, makeTasks } from "../tasks.ts";

/**
 * The moments at which the product could lose or double something (docs/decisions/0036). Requests and background
 * tasks start together; whatever PostgreSQL makes of it must be one of the serial outcomes.
 */
let world: World;
let owner: Person;
let subject: Person;
let people: Person[];
let tasks: ReturnType<typeof makeTasks>;
beforeAll(async () => {
  world = await makeWorld({ pool: 12 });
  owner = await world.company();
  subject = await world.person(owner);
  people = [];
  for (let count = 0; count < 10; count += 1) people.push(await world.person(owner));
  tasks = makeTasks(world.services, makePost(null));
});

/** Everyone has answered and only has to say so. */
async function readyToFinalise(answering: readonly Person[]): Promise<Launched> {
  const one = await launched(world, {
    author: owner,
    subject,
    subjectAnswers: false,
    invited: answering.map((person) => [person, "peer"] as const),
    asked: [{}],
  });
  await Promise.all(
    answering.map(async ({ api }) => {
      await api.answers.begin({ evaluationId: one.id, noticeVersion: 1 });
      await api.answers.save({ evaluationId: one.id, position: 0, revision: 1, score: 4, text: "Un mot." });
    }),
  );
  return one;
}

const finalise = (person: Person, { id }: Launched) =>
  codeOf(person.api.answers.finalise({ evaluationId: id }));
const close = ({ id: evaluationId }: Launched) =>
  tasks["closeWhenComplete"]?.({ companyId: owner.companyId, evaluationId }, {} as never);
const minute = () => tasks["dueWork"]?.({}, {} as never);

interface Outcome {
  status: string;
  completions: number;
  snapshots: number;
  responses: number;
  drafts: number;
  finished: number;
  letters: number;
}

const count = (table: string, { id }: Launched) =>
  sql`select count(*)::int as count from ${sql.identifier(table)} where evaluation_id = ${id}`;

/** What the database holds of an evaluation: each role sees its part of it. */
async function outcomeOf(one: Launched): Promise<Outcome> {
  const seen = await world.inside(owner, async (tx) => {
    const { rows } = await tx.execute(
      sql`select e.status,
        (select count(*) from audit_log a where a.object_id = e.id and a.action = 'evaluation.closed')::int as completions,
        (select count(*) from report_snapshots s where s.evaluation_id = e.id)::int as snapshots,
        (select count(*) from evaluation_participants p
          where p.evaluation_id = e.id and p.status = 'completed')::int as finished,
        (select count(*) from outbox o where o.dedupe_key like 'completion:' || e.id || ':%')::int as letters
      from evaluations e where e.id = ${one.id}`,
    );
    const { rows: responses } = await asReportWriter(tx, () => tx.execute(count("responses", one)));
    return { ...rows[0], responses: responses[0]?.["count"] };
  });
  let drafts = 0;
  for (const person of people)
    drafts += await world.inside(person, async (tx) => {
      const { rows } = await tx.execute(count("evaluation_answers", one));
      return Number(rows[0]?.["count"]);
    });
  return { ...seen, drafts } as unknown as Outcome;
}

const races: Record<string, number> = {};
afterAll(() => {
  for (const [name, count] of Object.entries(races))
    noteFigure({ name, measured: `${count} rounds, 0 stuck, 0 lost, 0 doubled` });
});

test("people who finish at the same moment complete the evaluation once, whatever the workers do", async () => {
  const all = rounds({ short: 40, long: 2000 });
  for (let round = 0; round < all; round += 1) {
    const answering = people.slice(0, 2 + (round % 9));
    const one = await readyToFinalise(answering);
    // Two workers and the round of the minute are as eager as they could be.
    const eager = round % 2 === 0 ? [close(one), minute(), close(one)] : [];
    const codes = await Promise.all([...answering.map((person) => finalise(person, one)), ...eager]);
    await Promise.all([close(one), close(one), minute()]);
    expect(codes.slice(0, answering.length), `round ${round}`).toEqual(answering.map(() => "ok"));
    expect(await outcomeOf(one), `round ${round}`).toEqual({
      status: "completed",
      completions: 1,
      snapshots: 1,
      responses: answering.length,
      drafts: 0,
      finished: answering.length,
      letters: 2,
    });
  }
  races["R1: two to ten people finalise together, with two workers and the minute’s round"] = all;
}, 900_000);

test("the same person who finalises five times at once has answered once", async () => {
  const all = rounds({ short: 10, long: 500 });
  for (let round = 0; round < all; round += 1) {
    const pair = people.slice(0, 2);
    const one = await readyToFinalise(pair);
    const codes = await Promise.all(Array.from({ length: 5 }, () => finalise(pair[0] as Person, one)));
    expect(codes.toSorted(), `round ${round}`).toEqual([...Array(4).fill("already_finalised"), "ok"]);
    expect(await outcomeOf(one), `round ${round}`).toMatchObject({ responses: 1, drafts: 1, finished: 1 });
  }
  races["W6: one person finalises five times at once"] = all;
}, 300_000);

describe("finishing while somebody else decides about the evaluation", () => {
  const all = rounds({ short: 8, long: 250 });

  const race = async (
    name: string,
    against: (one: Launched, last: Person) => Promise<unknown>,
    check: (codes: { finish: string; other: string }, outcome: Outcome) => void,
  ) => {
    const [last, ...others] = people.slice(0, 4) as [Person, ...Person[]];
    let first = 0;
    for (let round = 0; round < all; round += 1) {
      const one = await readyToFinalise([last, ...others]);
      for (const person of others) await finalise(person, one);
      const [finish, other] = await Promise.all([
        finalise(last, one),
        // Now the one, now the other is first.
        breathe(round % 4).then(() => codeOf(against(one, last))),
      ]);
      await Promise.all([close(one), close(one)]);
      const outcome = await outcomeOf(one);
      if (finish === "ok") first += 1;
      check({ finish, other }, outcome);
      // Whoever was told « ok » is counted, and nobody else.
      expect(outcome.responses, `round ${round}`).toBe(finish === "ok" ? 4 : 3);
      expect(outcome.finished, `round ${round}`).toBe(finish === "ok" ? 4 : 3);
      expect(outcome.completions, `round ${round}`).toBe(outcome.snapshots);
    }
    races[`R2: finishing against ${name} (${first} finished first)`] = all;
  };

  test(
    "closing early counts them or refuses them",
    () =>
      race(
        "closing early",
        ({ id }) => owner.api.reports.close({ evaluationId: id }),
        ({ finish, other }, outcome) => {
          expect(["ok", "evaluation_closed"]).toContain(finish);
          // When the last answer closed it first, there was nothing left to close.
          expect(["ok", "status_conflict"]).toContain(other);
          expect(outcome).toMatchObject({ status: "completed", completions: 1, letters: 2, drafts: 0 });
        },
      ),
    300_000,
  );

  test(
    "archiving keeps what was finished before and refuses the rest",
    () =>
      race(
        "archiving",
        ({ id }) => owner.api.evaluations.archive({ id }),
        ({ finish, other }, outcome) => {
          expect(["ok", "evaluation_closed"]).toContain(finish);
          expect(other).toBe("ok");
          expect(outcome.status).toBe("archived");
        },
      ),
    300_000,
  );

  test(
    "withdrawing them and their finishing exclude each other",
    () =>
      race(
        "being withdrawn",
        async ({ id }, last) => {
          const { participants } = await owner.api.evaluations.read({ id });
          const part = participants.find(({ person }) => person.id === last.profileId);
          await owner.api.evaluations.removeParticipant({ id, participantId: part?.id ?? "" });
        },
        ({ finish, other }, outcome) => {
          const outcomes = ["ok + already_finalised", "ok + status_conflict"];
          const withdrawn = ["evaluation_not_found + ok", "not_involved + ok"];
          expect([...outcomes, ...withdrawn]).toContain(`${finish} + ${other}`);
          expect(outcome).toMatchObject({ status: "completed", completions: 1, letters: 2 });
        },
      ),
    300_000,
  );

  test(
    "a due date that moves to yesterday changes nothing for who finished",
    () =>
      race(
        "a due date in the past",
        ({ id }) =>
          world.inside(owner, (tx) =>
            tx.execute(sql`update evaluations set due_on = '2026-11-19' where id = ${id}`),
          ),
        ({ finish }, outcome) => {
          expect(["ok", "evaluation_closed"]).toContain(finish);
          expect(outcome).toMatchObject({ status: "completed", completions: 1, letters: 2 });
        },
      ),
    300_000,
  );
});

test("somebody deactivated while they submit has submitted before, or not at all", async () => {
  const all = rounds({ short: 8, long: 1000 });
  let before = 0;
  for (let round = 0; round < all; round += 1) {
    const leaving = await world.person(owner);
    const one = await readyToFinalise([leaving, people[0] as Person]);
    const [finish] = await Promise.all([
      finalise(leaving, one),
      breathe(round % 4).then(() => owner.api.people.setActive({ id: leaving.profileId, isActive: false })),
    ]);
    expect(["ok", "unauthorized"], `round ${round}`).toContain(finish);
    expect((await outcomeOf(one)).responses, `round ${round}`).toBe(finish === "ok" ? 1 : 0);
    expect(await finalise(leaving, one), `round ${round}`).toBe("unauthorized");
    if (finish === "ok") before += 1;
  }
  races[`R10: submitting while being deactivated (${before} submitted before)`] = all;
}, 600_000);

/** Lets the other side of a race take some steps first: turns of the event loop, not time. */
async function breathe(turns: number): Promise<void> {
  for (let turn = 0; turn < turns * 20; turn += 1) await new Promise(setImmediate);
}
