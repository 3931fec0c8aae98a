import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  answerAll,
  launchEvaluation,
  recordStatements,
  type LaunchedEvaluation,
} from "#app/testing/answering.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";

let world: World;
let owner: Person;
let subject: Person;
let peer: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  [subject, peer] = [await world.person(owner), await world.person(owner)];
});

const evaluation = () =>
  launchEvaluation(world, {
    author: owner,
    subject,
    invited: [[peer, "peer"]],
    questions: [{}, { type: "multiple_choice" }, { type: "true_false" }, { type: "text", required: false }],
  });
const begun = async () => {
  const one = await evaluation();
  await peer.api.answers.begin({ evaluationId: one.id, noticeVersion: 1 });
  return one;
};
const save = (
  { id }: LaunchedEvaluation,
  answer: { position?: number; revision?: number; score?: number | null; text?: string | null },
  who = peer,
) => who.api.answers.save({ evaluationId: id, position: 0, revision: 1, score: 4, text: null, ...answer });
const readAnswers = async ({ id }: LaunchedEvaluation, who = peer) =>
  (await who.api.answers.read({ evaluationId: id })).answers;

describe("an autosave", () => {
  test("is refused under the session of somebody else than the page was opened for", async () => {
    const one = await begun();
    const asked = { evaluationId: one.id, position: 0, revision: 1, score: 5, text: null };
    await subject.api.answers.begin({ evaluationId: one.id, noticeVersion: 1 });
    const mine = { ...asked, respondentId: peer.profileId };
    expect(await readErrorCode(subject.api.answers.save(mine))).toBe("unauthorized");
    const finalising = { evaluationId: one.id, respondentId: peer.profileId };
    expect(await readErrorCode(subject.api.answers.finalise(finalising))).toBe("unauthorized");
    expect(await readErrorCode(subject.api.answers.decline(finalising))).toBe("unauthorized");
    expect(await readErrorCode(subject.api.answers.begin({ ...finalising, noticeVersion: 1 }))).toBe(
      "unauthorized",
    );
    expect((await readAnswers(one, subject)).scores).not.toContain(5);
    expect(await readErrorCode(peer.api.answers.save(mine))).toBe("ok");
  });
  test("keeps one answer and leaves the others alone", async () => {
    const one = await begun();
    expect(await save(one, { position: 0, score: 5, text: "Bravo" })).toEqual({ revision: 1 });
    await save(one, { position: 3, revision: 7, score: null, text: "Une phrase.\nUne autre." });
    expect(await readAnswers(one)).toEqual({
      scores: [5, null, null, null],
      revisions: [1, 0, 0, 7],
      texts: { "0": "Bravo", "3": "Une phrase.\nUne autre." },
    });
  });

  test("counts only when its revision is newer", async () => {
    const one = await begun();
    await save(one, { revision: 3, score: 3 });
    expect(await readErrorCode(save(one, { revision: 2, score: 2 }))).toBe("stale_answer");
    expect(await readErrorCode(save(one, { revision: 3, score: 5 }))).toBe("stale_answer");
    expect(await readErrorCode(save(one, { revision: 3, score: 3, text: "autre" }))).toBe("stale_answer");
    expect(await readAnswers(one)).toMatchObject({ scores: [3, null, null, null], revisions: [3, 0, 0, 0] });
  });

  test("sent twice is the same as sent once", async () => {
    const one = await begun();
    const answer = { revision: 3, score: 3, text: "Pareil" };
    await save(one, answer);
    expect(await save(one, answer)).toEqual({ revision: 3 });
  });

  test("an empty or blank text takes the comment away, a null score the answer", async () => {
    const one = await begun();
    await save(one, { revision: 1, score: 4, text: "Un mot" });
    await save(one, { revision: 2, score: 4, text: "   " });
    expect(await readAnswers(one)).toMatchObject({ scores: [4, null, null, null], texts: {} });
    await save(one, { revision: 3, score: null, text: "" });
    expect(await readAnswers(one)).toMatchObject({ scores: [null, null, null, null], texts: {} });
  });

  test("from two devices at once: one revision wins, whatever the order", async () => {
    for (let round = 0; round < 10; round += 1) {
      const one = await begun();
      const codes = await Promise.all(
        [1, 2, 3, 4].map((score) => readErrorCode(save(one, { revision: 1, score, text: `${score}` }))),
      );
      expect(codes.toSorted()).toEqual(["ok", "stale_answer", "stale_answer", "stale_answer"]);
      const { scores, texts } = await readAnswers(one);
      expect(texts["0"]).toBe(String(scores[0]));
      expect(codes[(scores[0] ?? 0) - 1]).toBe("ok");
    }
  });

  test("arriving out of order leaves the newest", async () => {
    const one = await begun();
    await Promise.all(
      [5, 2, 4, 1, 3].map((revision) => readErrorCode(save(one, { revision, score: revision }))),
    );
    expect(await readAnswers(one)).toMatchObject({ scores: [5, null, null, null], revisions: [5, 0, 0, 0] });
  });
});

describe("an autosave is refused", () => {
  test.each([
    ["a level that does not exist", { position: 0, score: 6 }],
    ["an option that does not exist", { position: 1, score: 4 }],
    ["something else than true or false", { position: 2, score: 3 }],
    ["a score for a written question", { position: 3, score: 1 }],
    ["a question that is not in the form", { position: 4 }],
    ["a comment over 1,200 characters", { position: 0, text: "a".repeat(1201) }],
    ["a character that cannot be stored", { position: 0, text: "a\u0000b" }],
  ])("%s", async (_, answer) => {
    const one = await begun();
    expect(await readErrorCode(save(one, answer))).toBe("invalid_data");
    expect(await readAnswers(one)).toEqual({
      scores: [null, null, null, null],
      revisions: [0, 0, 0, 0],
      texts: {},
    });
  });

  test("longer answers fit a written question, and the longest fit exactly", async () => {
    const one = await begun();
    await save(one, { position: 3, score: null, text: "é".repeat(4000) });
    await save(one, { position: 0, text: "é".repeat(1200) });
    expect((await readAnswers(one)).texts["3"]).toHaveLength(4000);
  });

  test("« not observed » about oneself, while it is an answer about a colleague", async () => {
    const one = await begun();
    await subject.api.answers.begin({ evaluationId: one.id, noticeVersion: 1 });
    expect(await readErrorCode(save(one, { score: 0 }))).toBe("ok");
    expect(await readErrorCode(save(one, { score: 0 }, subject))).toBe("invalid_data");
  });

  test("before the notice is acknowledged", async () => {
    const one = await evaluation();
    expect(await readErrorCode(save(one, {}))).toBe("status_conflict");
  });

  test("once one’s answers are final, or one has declined", async () => {
    const one = await evaluation();
    await answerAll(peer, one);
    expect(await readErrorCode(save(one, { revision: 9 }))).toBe("already_finalised");
    const other = await evaluation();
    await peer.api.answers.decline({ evaluationId: other.id });
    expect(await readErrorCode(save(other, {}))).toBe("already_finalised");
  });

  test("once the collection is closed, and nothing is kept of what was begun", async () => {
    const one = await begun();
    await save(one, { text: "à moitié" });
    await owner.api.reports.close({ evaluationId: one.id });
    expect(await readErrorCode(save(one, { revision: 2 }))).toBe("evaluation_closed");
    expect(await readErrorCode(peer.api.answers.begin({ evaluationId: one.id, noticeVersion: 1 }))).toBe(
      "evaluation_closed",
    );
    expect(await readErrorCode(peer.api.answers.finalise({ evaluationId: one.id }))).toBe(
      "evaluation_closed",
    );
    const drafts = await world.inside(peer, (tx) =>
      tx.execute(sql`select 1 from evaluation_answers where evaluation_id = ${one.id}`),
    );
    expect(drafts.rowCount).toBe(0);
  });
});

test("an autosave costs the same with 10 questions and with 100, and at most two statements", async () => {
  const statements = async (count: number) => {
    const one = await launchEvaluation(world, {
      author: owner,
      subject,
      invited: [[peer, "peer"]],
      questions: Array.from({ length: count }, () => ({})),
    });
    await peer.api.answers.begin({ evaluationId: one.id, noticeVersion: 1 });
    return recordStatements(() => save(one, { position: count - 1 }));
  };
  const [short, long] = [await statements(10), await statements(100)];
  expect(long).toHaveLength(short.length);
  expect(short.filter((text) => text.includes("evaluation_participants"))).toHaveLength(2);
});
