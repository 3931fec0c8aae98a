import { setImmediate, setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchEvaluation, type LaunchedEvaluation } from "#app/testing/answering.ts";
import { makeProduct, type Product } from "#app/testing/product.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { seeded } from "#disclosure/testing/build.ts";
import { noteFigure, rounds } from "#platform/testing/proof.ts";

/**
 * The whole process, web and worker, is killed while people answer (W1 of the list of faults). Each person keeps a
 * journal of what the server acknowledged, as their browser would, and goes on when it is back.
 */
const questions = 12;

let world: World;
let owner: Person;
let subject: Person;
let people: Person[];
let product: Product;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  owner = await world.company();
  subject = await world.person(owner);
  people = [];
  for (let count = 0; count < 6; count += 1) people.push(await world.person(owner));
  product = await makeProduct(world);
});
afterAll(() => product.stop());

interface Journal {
  person: Person;
  /** What the server said it had kept, by position. */
  kept: (number | null)[];
  wanted: number[];
  /** Sent, and answered: in between, the server is at work on it. */
  finalising: boolean;
  finalised: boolean;
}

/** Answers everything and finalises; stops at the first sign that the server is gone, and can be taken up again. */
async function answer(journal: Journal, { id }: LaunchedEvaluation): Promise<void> {
  const { answers } = product.as(journal.person.cookie);
  for (const [position, score] of journal.wanted.entries()) {
    if (journal.kept[position] !== null) continue;
    const code = await readErrorCode(
      answers.save({ evaluationId: id, position, revision: 1, score, text: `Mot ${score} ${position}` }),
    );
    if (code === "network_error") return;
    // A save whose answer was lost has been kept: the same revision again changes nothing.
    expect(code).toBe("ok");
    journal.kept[position] = score;
  }
  journal.finalising = true;
  const code = await readErrorCode(answers.finalise({ evaluationId: id }));
  if (code === "network_error") return;
  expect(["ok", "already_finalised"]).toContain(code);
  journal.finalised = true;
}

/** Kill when `at` has reached a number drawn from `from`, `of` of them, and some milliseconds at most later. */
interface KillMoment {
  at: () => number;
  from?: number;
  of: number;
  within: number;
}

interface Draft extends Record<string, unknown> {
  scores: (number | null)[];
  texts: Record<string, string>;
}
const readDraft = (person: Person, { id }: LaunchedEvaluation) =>
  world.inside(person, async (tx) => {
    const { rows } = await tx.execute<Draft>(
      sql`select scores, texts from evaluation_answers where evaluation_id = ${id}`,
    );
    return rows[0] ?? null;
  });
const listResponses = ({ id }: LaunchedEvaluation) =>
  world.reporting(owner, async (tx) => {
    const { rows } = await tx.execute<Draft>(
      sql`select scores, texts from responses where evaluation_id = ${id}`,
    );
    return rows;
  });
const readState = ({ id }: LaunchedEvaluation) =>
  world.inside(owner, async (tx) => {
    const { rows } = await tx.execute(sql`select status,
      (select count(*) from report_snapshots where evaluation_id = ${id})::int as snapshots,
      (select count(*) from audit_log where object_id = ${id} and action = 'evaluation.closed')::int as completions,
      (select count(*) from evaluation_participants where evaluation_id = ${id} and status = 'completed')::int as finalisations,
      (select count(*) from outbox where dedupe_key like ${`completion:${id}:%`})::int as emails
      from evaluations where id = ${id}`);
    return rows[0];
  });

/** All participants have finished: is the closing still awaited, had a worker taken it up, or is it done? */
async function readClosing({ id }: LaunchedEvaluation): Promise<"awaiting" | "closing" | "closed"> {
  const { rows } = await world.database.owner.query<{ taken: boolean }>(
    "select locked_at is not null as taken from graphile_worker.jobs where key = $1",
    [`close:${id}`],
  );
  if (!rows[0]) return "closed";
  return rows[0].taken ? "closing" : "awaiting";
}

/** A text under each score, both or none: nothing is half-written. */
const isComplete = ({ scores, texts }: Draft) =>
  scores.every((score, position) =>
    score === null ? texts[position] === undefined : texts[position] === `Mot ${score} ${position}`,
  );

test("a server killed while people save and finalise keeps all it acknowledged, whole and once", async () => {
  const kills = rounds({ short: 4, long: 100 });
  const random = seeded(42);
  let acknowledged = 0;
  let unacknowledgedKept = 0;
  /** What the server was at when it was killed. */
  const struck = { saving: 0, finalising: 0, awaiting: 0, closing: 0, closed: 0 };
  await product.start();
  for (let kill = 0; kill < kills; kill += 1) {
    const one = await launchEvaluation(world, {
      author: owner,
      subject,
      subjectAnswers: false,
      invited: people.map((person) => [person, "peer"] as const),
      questions: Array.from({ length: questions }, () => ({})),
    });
    const journals = people.map(
      (person): Journal => ({
        person,
        kept: Array.from({ length: questions }, () => null),
        wanted: Array.from({ length: questions }, () => 1 + Math.floor(random() * 5)),
        finalising: false,
        finalised: false,
      }),
    );
    for (const { cookie } of people)
      await product.as(cookie).answers.begin({ evaluationId: one.id, noticeVersion: 1 });

    let over = false;
    const answering = Promise.all(journals.map((journal) => answer(journal, one))).finally(() => {
      over = true;
    });
    answering.catch(() => {});
    const countSaves = () =>
      journals.reduce((sum, { kept }) => sum + kept.filter((score) => score !== null).length, 0);
    const countJournals = (fact: "finalising" | "finalised") => journals.filter((one) => one[fact]).length;
    // Chance chooses the moment within a part: saves, a finalisation, or the closing after the last one.
    const duringSaves = { at: countSaves, of: people.length * questions, within: 10 };
    const duringFinalising = { at: () => countJournals("finalising"), from: 1, of: people.length, within: 6 };
    const duringClosing = { at: () => countJournals("finalised"), from: people.length, of: 1, within: 40 };
    const aims = [duringFinalising, duringSaves, duringClosing, duringFinalising, duringSaves];
    const { at, from = 0, of, within }: KillMoment = aims[kill % aims.length] ?? duringSaves;
    const enough = from + Math.floor(random() * of);
    while (at() < enough && !over) await setImmediate();
    const later = random() * within;
    // The first time at that very moment: one finalisation at least is struck on any machine.
    if (kill > 0) await setTimeout(later);
    const finalisingCount = countJournals("finalising") - countJournals("finalised");
    const everyone = countJournals("finalised") === people.length;
    await product.kill();
    await answering;
    if (finalisingCount > 0) struck.finalising += 1;
    else if (!everyone) struck.saving += 1;
    else struck[await readClosing(one)] += 1;

    const finalisedBefore = await listResponses(one);
    expect(finalisedBefore.every(isComplete), `kill ${kill}`).toBe(true);
    for (const { person, kept, wanted, finalised } of journals) {
      const draft = await readDraft(person, one);
      // Once finalised the draft has become a response; one that was not acknowledged may have, too.
      if (finalised) expect(draft, `kill ${kill}`).toBeNull();
      if (!draft) continue;
      expect(isComplete(draft), `kill ${kill}`).toBe(true);
      for (const [position, score] of kept.entries()) {
        const found = draft.scores[position];
        if (score !== null) expect(found, `kill ${kill}, position ${position}`).toBe(score);
        else if (found !== null) {
          expect(found).toBe(wanted[position]);
          unacknowledgedKept += 1;
        }
      }
    }
    acknowledged += countSaves() + journals.filter(({ finalised }) => finalised).length;

    await product.start();
    for (const journal of journals) if (!journal.finalised) await answer(journal, one);
    await expect
      .poll(() => readState(one), { timeout: 120_000, interval: 20 })
      .toEqual({
        status: "completed",
        snapshots: 1,
        completions: 1,
        finalisations: people.length,
        emails: 2,
      });
    const sortScores = (rows: readonly (readonly (number | null)[])[]) => rows.map(String).toSorted();
    const responses = await listResponses(one);
    expect(sortScores(responses.map((row) => row.scores))).toEqual(
      sortScores(journals.map(({ wanted }) => wanted)),
    );
    expect(responses.every(isComplete)).toBe(true);
  }
  expect(struck.finalising).toBeGreaterThanOrEqual(Math.max(1, Math.floor(kills / 5)));
  expect(struck.closing).toBeGreaterThanOrEqual(Math.floor(kills / 20));
  noteFigure({
    name: "What the server was at when it was killed",
    measured: `${struck.saving} times saving, ${struck.finalising} finalising, ${struck.closing} closing, ${struck.awaiting + struck.closed} just before or after the closing`,
  });
  noteFigure({
    name: `Server killed (kill -9) ${kills} times during autosaves and finalisations`,
    measured: `${acknowledged} acknowledged writes, 0 lost, 0 half-written, 0 doubled; ${unacknowledgedKept} kept though the answer was lost`,
    asked: "every acknowledged write there, nothing half-written",
  });
}, 900_000);
