import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  answerAll,
  launchEvaluation,
  fetchRefusal,
  type QuestionOptions,
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

const begun = async (asked: readonly QuestionOptions[], { commentsMandatory = false } = {}) => {
  const one = await launchEvaluation(world, {
    author: owner,
    subject,
    invited: [[peer, "peer"]],
    questions: asked,
    commentsMandatory,
  });
  await peer.api.answers.begin({ evaluationId: one.id, noticeVersion: 1 });
  return one;
};
const save = (
  { id }: LaunchedEvaluation,
  position: number,
  score: number | null,
  text: string | null = null,
) => peer.api.answers.save({ evaluationId: id, position, revision: position + 1, score, text });
const finalise = ({ id }: LaunchedEvaluation, who = peer) => who.api.answers.finalise({ evaluationId: id });
const rows = (one: LaunchedEvaluation, table: string) =>
  world.inside(peer, async (tx) => {
    const { rows: found } = await tx.execute(
      sql`select * from ${sql.identifier(table)} where evaluation_id = ${one.id}`,
    );
    return found;
  });
/** Reads the queue and other people's rows as the operator. */
const asOperator = async (text: string, values: unknown[]) =>
  (await world.database.owner.query(text, values)).rows;
const queued = async ({ id }: LaunchedEvaluation) =>
  (await asOperator("select key from graphile_worker.jobs where key = $1", [`close:${id}`])).length;

describe("finalising", () => {
  test("asks for every required answer, and names the questions", async () => {
    const one = await begun([{}, { required: false }, {}, { type: "text" }]);
    await save(one, 0, 5);
    await save(one, 3, null, "   ");
    expect(await fetchRefusal(world, peer, "answers/finalise", { evaluationId: one.id })).toEqual({
      status: 422,
      body: {
        code: "required_questions_missing",
        fields: { "position.2": { reason: "required" }, "position.3": { reason: "required" } },
      },
    });
    await save(one, 2, 0);
    await peer.api.answers.save({
      evaluationId: one.id,
      position: 3,
      revision: 9,
      score: null,
      text: "Un mot.",
    });
    expect(await finalise(one)).toEqual({});
  });

  test("asks for a comment per skill when comments are mandatory, never after « not observed »", async () => {
    const asked = [{ skill: "1" }, { skill: "1" }, { skill: "2" }, { skill: "3" }];
    const one = await begun(asked, { commentsMandatory: true });
    await save(one, 0, 4);
    await save(one, 1, 4, "Un exemple.");
    await save(one, 2, 3);
    await save(one, 3, 0);
    expect(await fetchRefusal(world, peer, "answers/finalise", { evaluationId: one.id })).toEqual({
      status: 422,
      body: { code: "required_comments_missing", fields: { "position.2": { reason: "required" } } },
    });
  });

  test("moves the draft into one response without author, date or draft left behind", async () => {
    const one = await begun([{}, {}]);
    await save(one, 0, 5, "Bravo");
    await save(one, 1, 0);
    await finalise(one);
    expect(await rows(one, "evaluation_answers")).toEqual([]);
    const [response, ...others] = await rows(one, "responses");
    expect(others).toEqual([]);
    expect(response).toEqual({
      company_id: owner.companyId,
      id: expect.any(String),
      evaluation_id: one.id,
      participant_role: "peer",
      scores: [5, 0],
      texts: { "0": "Bravo" },
    });
    expect((response as { id: string }).id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  });

  test("is final: a second time, a save, a refusal change nothing", async () => {
    const one = await begun([{}]);
    await save(one, 0, 5);
    await finalise(one);
    const before = await rows(one, "responses");
    expect(await readErrorCode(finalise(one))).toBe("already_finalised");
    expect(await readErrorCode(save(one, 0, 1))).toBe("already_finalised");
    expect(await readErrorCode(peer.api.answers.decline({ evaluationId: one.id }))).toBe("already_finalised");
    expect(await rows(one, "responses")).toEqual(before);
  });

  test("twice at the same moment leaves one response", async () => {
    const one = await begun([{}]);
    await save(one, 0, 5);
    const codes = await Promise.all([1, 2, 3, 4].map(() => readErrorCode(finalise(one))));
    expect(codes.toSorted()).toEqual(["already_finalised", "already_finalised", "already_finalised", "ok"]);
    expect(await rows(one, "responses")).toHaveLength(1);
  });

  test("needs the notice to have been read", async () => {
    const one = await launchEvaluation(world, { author: owner, subject, invited: [[peer, "peer"]] });
    expect(await readErrorCode(finalise(one))).toBe("status_conflict");
  });

  test("stamps the subject’s own completion together with their status", async () => {
    const one = await launchEvaluation(world, { author: owner, subject, invited: [[peer, "peer"]] });
    const stamp = async () =>
      (
        await world.inside(owner, (tx) =>
          tx.execute(
            sql`select subject_completed_at is not null as done from evaluations where id = ${one.id}`,
          ),
        )
      ).rows[0];
    await answerAll(peer, one);
    expect(await stamp()).toEqual({ done: false });
    await answerAll(subject, one);
    expect(await stamp()).toEqual({ done: true });
  });

  test("leaves no entry in the audit log, which would name its author beside it", async () => {
    const one = await begun([{}]);
    await save(one, 0, 5, "SECRET-DE-POLICHINELLE");
    await finalise(one);
    const entries = await world.inside(
      owner,
      async (tx) => (await tx.execute(sql`select * from audit_log where object_id = ${one.id}`)).rows,
    );
    expect(entries).toEqual([]);
  });

  test("queues the closing with the last person, and not before", async () => {
    const one = await launchEvaluation(world, { author: owner, subject, invited: [[peer, "peer"]] });
    await answerAll(peer, one);
    expect(await queued(one)).toBe(0);
    await answerAll(subject, one);
    expect(await queued(one)).toBe(1);
  });
});

describe("declining", () => {
  test("ends one’s part, erases the draft, and counts as finished for the closing", async () => {
    const one = await begun([{}]);
    await save(one, 0, 5);
    await answerAll(subject, one);
    expect(await queued(one)).toBe(0);
    await peer.api.answers.decline({ evaluationId: one.id, note: "Nous travaillons peu ensemble." });
    expect(await queued(one)).toBe(1);
    expect(await rows(one, "evaluation_answers")).toEqual([]);
    expect(await rows(one, "evaluation_participants")).toContainEqual(
      expect.objectContaining({ status: "declined", decline_note: "Nous travaillons peu ensemble." }),
    );
  });

  test("is not for the person evaluated, and happens once", async () => {
    const one = await begun([{}]);
    expect(await readErrorCode(subject.api.answers.decline({ evaluationId: one.id }))).toBe("forbidden");
    await peer.api.answers.decline({ evaluationId: one.id, note: "  " });
    expect(await readErrorCode(peer.api.answers.decline({ evaluationId: one.id }))).toBe("already_finalised");
    expect(await readErrorCode(finalise(one))).toBe("already_finalised");
  });
});
