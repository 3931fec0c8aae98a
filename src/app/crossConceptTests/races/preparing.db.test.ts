import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildDraftEvaluation, listLibrarySkillIds } from "#app/testing/evaluations.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { evaluationParticipants, evaluationQuestions } from "#evaluations/tables.ts";
import { seeded } from "#disclosure/testing/build.ts";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import { shuffled } from "#platform/shuffled.ts";

/** Two people, or two windows of one person, at work on the same draft (docs/decisions/0036). */
let world: World;
let owner: Person;
let people: Person[];
let skillIds: string[];
beforeAll(async () => {
  world = await makeWorld({ pool: 12 });
  owner = await world.company();
  people = [];
  for (let count = 0; count < 4; count += 1) people.push(await world.person(owner));
  skillIds = await listLibrarySkillIds(world, owner, 4);
});

const races: Record<string, string> = {};
afterAll(() => {
  for (const [name, measured] of Object.entries(races)) noteFigure({ name, measured });
});

/** A `full` evaluation whose subject has a direct manager who was not invited by hand. */
async function createDraft(): Promise<{ id: string; subject: Person }> {
  const manager = people[0] as Person;
  const subject = await world.person(owner, { directManagerId: manager.profileId });
  const { evaluationId: id } = await buildDraftEvaluation(world, owner, { type: "full", subject, skills: 1 });
  await owner.api.evaluations.addParticipant({
    id,
    profileId: (people[1] as Person).profileId,
    role: "peer",
  });
  return { id, subject };
}

const listQuestions = (evaluationId: string) =>
  world.inside(owner, (tx) =>
    tx
      .select({ id: evaluationQuestions.id, position: evaluationQuestions.displayOrder })
      .from(evaluationQuestions)
      .where(eq(evaluationQuestions.evaluationId, evaluationId))
      .orderBy(evaluationQuestions.displayOrder),
  );
const countEmails = (evaluationId: string) =>
  world.inside(owner, async (tx) => {
    const { rows } = await tx.execute(
      sql`select count(*)::int as count from outbox where data ->> 'evaluationId' = ${evaluationId}`,
    );
    return rows[0]?.["count"];
  });

test("launching twice at the same moment invites each person once and adds the manager once", async () => {
  const all = rounds({ short: 10, long: 500 });
  for (let round = 0; round < all; round += 1) {
    const { id } = await createDraft();
    const launch = () => readErrorCode(owner.api.evaluations.launch({ id, acceptsSmallGroups: true }));
    const codes = await Promise.all([launch(), launch()]);
    expect(codes.toSorted(), `round ${round}`).toEqual(["already_launched", "ok"]);
    const participants = await world.inside(owner, (tx) =>
      tx.select().from(evaluationParticipants).where(eq(evaluationParticipants.evaluationId, id)),
    );
    expect(participants.map((one) => one.participantRole).toSorted()).toEqual(["manager", "peer", "subject"]);
    expect(await countEmails(id), `round ${round}`).toBe(3);
  }
  races["R3: launched twice at once"] = `${all} rounds, one set of invitations, one manager`;
}, 300_000);

test("twenty requests to invite the same person invite them once", async () => {
  const all = rounds({ short: 6, long: 500 });
  for (let round = 0; round < all; round += 1) {
    const { id } = await createDraft();
    const { profileId } = people[2] as Person;
    const add = () => readErrorCode(owner.api.evaluations.addParticipant({ id, profileId, role: "peer" }));
    const codes = await Promise.all(Array.from({ length: 20 }, add));
    expect(codes.toSorted(), `round ${round}`).toEqual([...Array(19).fill("already_participant"), "ok"]);
  }
  races["R4: the same participant added by 20 requests"] = `${all} rounds, one yes and nineteen 409 each`;
}, 300_000);

test("people who put forty questions in order end in an order that one of them asked for", async () => {
  const all = rounds({ short: 10, long: 1000 });
  const { id } = await createDraft();
  for (let count = 0; count < 40; count += 1)
    await owner.api.evaluations.addQuestion({
      id,
      skillId: skillIds[0] as string,
      textFr: `Tient parole, fois ${count}.`,
      type: "star_rating",
    });
  const questionIds = (await listQuestions(id)).map((question) => question.id);
  for (let round = 0; round < all; round += 1) {
    const orders = Array.from({ length: round % 2 === 0 ? 2 : 5 }, (_, at) =>
      shuffled(questionIds, seeded(round * 7 + at)),
    );
    const codes = await Promise.all(
      orders.map((order) =>
        readErrorCode(owner.api.evaluations.reorderQuestions({ id, questionIds: order })),
      ),
    );
    expect(new Set(codes), `round ${round}`).toEqual(new Set(["ok"]));
    const found = await listQuestions(id);
    expect(found.map(({ position }) => position)).toEqual(found.map((_, at) => at + 1));
    expect(orders, `round ${round}`).toContainEqual(found.map((question) => question.id));
  }
  races["R5: two or five people reorder 40 questions"] =
    `${all} rounds, no deadlock, always one of the orders`;
}, 300_000);

test("reordering while a question is added and another removed loses none and numbers them 1 to n", async () => {
  const all = rounds({ short: 10, long: 1000 });
  for (let round = 0; round < all; round += 1) {
    const { id } = await createDraft();
    const before = (await listQuestions(id)).map((question) => question.id);
    const leaving = before[round % before.length] as string;
    const text = `Écoute avant de décider, fois ${round}.`;
    const [reorder, add, remove] = await Promise.all([
      readErrorCode(
        owner.api.evaluations.reorderQuestions({ id, questionIds: shuffled(before, seeded(round)) }),
      ),
      readErrorCode(
        owner.api.evaluations.addQuestion({
          id,
          skillId: skillIds[0] as string,
          textFr: text,
          type: "star_rating",
        }),
      ),
      readErrorCode(owner.api.evaluations.removeQuestion({ id, questionId: leaving })),
    ]);
    // The order named other questions than there are: it is refused, not half applied.
    expect(["ok", "invalid_data", "status_conflict"], `round ${round}`).toContain(reorder);
    expect([add, remove], `round ${round}`).toEqual(["ok", "ok"]);
    const after = await listQuestions(id);
    expect(after).toHaveLength(before.length);
    expect(after.map(({ position }) => position)).toEqual(after.map((_, at) => at + 1));
    expect(after.map((question) => question.id)).toEqual(
      expect.arrayContaining(before.filter((question) => question !== leaving)),
    );
  }
  races["R6: reordering while one is added and one removed"] = `${all} rounds, positions 1 to n, none lost`;
}, 600_000);

test("a skill added five times at once brings its questions once", async () => {
  const all = rounds({ short: 8, long: 500 });
  for (let round = 0; round < all; round += 1) {
    const { id } = await createDraft();
    const skillId = skillIds[1 + (round % 3)] as string;
    const add = () => owner.api.evaluations.addSkill({ id, skillId });
    const answers = await Promise.all(Array.from({ length: 5 }, add));
    const added = answers.map((answer) => answer.added).filter((count) => count > 0);
    expect(added, `round ${round}`).toHaveLength(1);
    const { rows } = await world.inside(owner, (tx) =>
      tx.execute(
        sql`select count(*)::int as all, count(distinct original_question_id)::int as different
          from evaluation_questions where evaluation_id = ${id}`,
      ),
    );
    expect(rows[0]?.["all"], `round ${round}`).toBe(rows[0]?.["different"]);
  }
  races["R12: a skill added five times at once"] = `${all} rounds, no question twice`;
}, 300_000);
