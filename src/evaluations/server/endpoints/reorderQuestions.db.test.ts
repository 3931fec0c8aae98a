import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  buildDraftEvaluation,
  buildLaunchedEvaluation,
  listLibrarySkillIds,
  listLibraryValueIds,
} from "#app/testing/evaluations.ts";
import { readErrorCode, makeWorld, type Person } from "#app/testing/world.ts";
import { evaluationQuestions } from "../../tables.ts";

const world = await makeWorld({ pool: 8 });

const readStoredOrder = (owner: Person, id: string) =>
  world.inside(owner, (tx) =>
    tx
      .select({ id: evaluationQuestions.id, position: evaluationQuestions.displayOrder })
      .from(evaluationQuestions)
      .where(eq(evaluationQuestions.evaluationId, id))
      .orderBy(asc(evaluationQuestions.displayOrder)),
  );
const listOneToN = (rows: readonly unknown[]) => rows.map((_, index) => index + 1);
const findSkillId = async (owner: Person, index = 0) =>
  (await listLibrarySkillIds(world, owner, index + 1))[index] ?? "";

describe("the order of the questions", () => {
  test("of two people who reorder at once, one wins whole, with positions 1 to n", async () => {
    const owner = await world.company();
    const { evaluationId: id, evaluation } = await buildDraftEvaluation(world, owner, {
      type: "peer",
      skills: 4,
    });
    const forth = evaluation.questions.map((question) => question.id);
    const back = forth.toReversed();
    const turned = [...forth.slice(5), ...forth.slice(0, 5)];
    for (let round = 0; round < 15; round += 1) {
      const wanted = [forth, back, turned];
      const codes = await Promise.all(
        wanted.map((questionIds) =>
          readErrorCode(owner.api.evaluations.reorderQuestions({ id, questionIds })),
        ),
      );
      expect(codes).toEqual(["ok", "ok", "ok"]);
      const stored = await readStoredOrder(owner, id);
      expect(wanted).toContainEqual(stored.map((row) => row.id));
      expect(stored.map(({ position }) => position)).toEqual(listOneToN(stored));
    }
  });

  test("reordering while questions come and go leaves 1 to n and loses nothing", async () => {
    const owner = await world.company();
    const { evaluationId: id } = await buildDraftEvaluation(world, owner, { type: "peer", skills: 3 });
    const extra = await findSkillId(owner, 4);
    for (let round = 0; round < 10; round += 1) {
      const { questions } = await owner.api.evaluations.read({ id });
      const ids = questions.map((question) => question.id);
      await Promise.all([
        readErrorCode(owner.api.evaluations.reorderQuestions({ id, questionIds: ids.toReversed() })),
        round % 2 === 0
          ? owner.api.evaluations.addSkill({ id, skillId: extra })
          : owner.api.evaluations.removeSkill({ id, skillId: extra }),
      ]);
      const stored = await readStoredOrder(owner, id);
      expect(stored.map(({ position }) => position)).toEqual(listOneToN(stored));
    }
  });

  test("asks for the whole set: a missing, repeated, foreign or unknown question is refused", async () => {
    const owner = await world.company();
    const { evaluationId: id, evaluation } = await buildDraftEvaluation(world, owner, { type: "peer" });
    const other = await buildDraftEvaluation(world, owner, { type: "peer" });
    const ids = evaluation.questions.map((question) => question.id);
    const [first = ""] = ids;
    for (const questionIds of [
      ids.slice(1),
      [...ids.slice(1), ids[1] ?? ""],
      [...ids, first],
      [...ids.slice(1), randomUUID()],
      [...ids.slice(1), other.evaluation.questions[0]?.id ?? ""],
    ])
      expect(await readErrorCode(owner.api.evaluations.reorderQuestions({ id, questionIds }))).toBe(
        "invalid_data",
      );
    expect((await readStoredOrder(owner, id)).map((row) => row.id)).toEqual(ids);
  });
});

describe("adding questions", () => {
  test("a skill added twice, or at the same moment, brings each question once", async () => {
    const owner = await world.company();
    const { id } = await owner.api.evaluations.create({ evaluationType: "peer" });
    const skillId = await findSkillId(owner);
    const answers = await Promise.all([1, 2, 3].map(() => owner.api.evaluations.addSkill({ id, skillId })));
    const total = answers[0]?.evaluation.questions.length ?? 0;
    expect(total).toBeGreaterThan(2);
    expect(answers.map(({ added }) => added).sort((a, b) => a - b)).toEqual([0, 0, total]);
    expect(answers.every(({ added, alreadyPresent }) => added + alreadyPresent === total)).toBe(true);
    const { questions } = await owner.api.evaluations.read({ id });
    expect(questions).toHaveLength(total);
    await owner.api.evaluations.removeQuestion({ id, questionId: questions[0]?.id ?? "" });
    const again = await owner.api.evaluations.addSkill({ id, skillId });
    expect(again).toMatchObject({ added: 1, alreadyPresent: total - 1 });
    expect((await readStoredOrder(owner, id)).map(({ position }) => position)).toEqual(listOneToN(questions));
  });

  test("a skill or value of another company is refused like an unknown one", async () => {
    const owner = await world.company();
    const foreign = await world.company("Ailleurs");
    const { id } = await owner.api.evaluations.create({ evaluationType: "peer" });
    const values = await listLibraryValueIds(world, foreign, 1);
    for (const skillId of [await findSkillId(foreign), randomUUID()])
      expect(await readErrorCode(owner.api.evaluations.addSkill({ id, skillId }))).toBe("invalid_data");
    for (const valueIds of [values, [randomUUID()]])
      expect(await readErrorCode(owner.api.evaluations.setValues({ id, valueIds }))).toBe("invalid_data");
  });

  test("a question of one’s own: a multiple choice has options, numbered from 1, and only it", async () => {
    const owner = await world.company();
    const { id } = await owner.api.evaluations.create({ evaluationType: "peer" });
    const skillId = await findSkillId(owner);
    const add = (question: object) =>
      owner.api.evaluations.addQuestion({
        id,
        skillId,
        textFr: "Choisit.",
        type: "multiple_choice",
        ...question,
      });
    expect(await readErrorCode(add({}))).toBe("invalid_data");
    expect(await readErrorCode(add({ type: "text", options: [{ fr: "Oui", en: null }] }))).toBe(
      "invalid_data",
    );
    const { questions } = await add({
      options: [
        { fr: "Oui", en: "Yes" },
        { fr: "Non", en: "" },
      ],
    });
    const [question] = questions;
    expect(question).toMatchObject({
      isRequired: true,
      options: [
        { value: 1, fr: "Oui", en: "Yes" },
        { value: 2, fr: "Non", en: null },
      ],
    });
    const questionId = question?.id ?? "";
    expect(await readErrorCode(owner.api.evaluations.updateQuestion({ id, questionId }))).toBe(
      "no_update_data",
    );
    const changed = await owner.api.evaluations.updateQuestion({ id, questionId, type: "star_rating" });
    expect(changed.questions[0]).toMatchObject({
      type: "star_rating",
      options: [],
      text: { fr: "Choisit." },
    });
    expect(
      await readErrorCode(owner.api.evaluations.updateQuestion({ id, questionId, type: "multiple_choice" })),
    ).toBe("invalid_data");
    expect(
      await readErrorCode(
        owner.api.evaluations.updateQuestion({ id, questionId: randomUUID(), textFr: "x" }),
      ),
    ).toBe("not_found");
  });

  test("a question of the library brings its wording in the first person; one that is edited loses it", async () => {
    const owner = await world.company();
    const subject = await world.person(owner);
    const { id } = await owner.api.evaluations.create({
      evaluationType: "self",
      subjectProfileId: subject.profileId,
    });
    const added = await owner.api.evaluations.addSkill({ id, skillId: await findSkillId(owner) });
    const [first, second] = added.evaluation.questions;
    expect(first).toMatchObject({
      text: { fr: "Reconnaît ses limites devant les autres." },
      selfText: {
        fr: "Je reconnais mes limites devant les autres.",
        en: "I acknowledge my own limits in front of others.",
      },
    });
    const edit = (questionId = "", change: object = {}) =>
      owner.api.evaluations.updateQuestion({ id, questionId, ...change });
    await edit(first?.id, { textFr: "Reconnaît ses torts." });
    const selfText = { fr: "Je parle de mes forces.", en: null };
    await edit(second?.id, { textFr: "Parle de ses forces.", nameSelfFr: selfText.fr, nameSelfEn: "" });
    const tried = await owner.api.answers.preview({ evaluationId: id, role: "subject" });
    expect(tried.items.slice(0, 2).map((item) => item.selfText)).toEqual([
      { fr: null, en: "I acknowledge my own limits in front of others." },
      selfText,
    ]);
  });

  test("values keep the order chosen, objectives come and go", async () => {
    const owner = await world.company();
    const { id } = await owner.api.evaluations.create({ evaluationType: "peer" });
    const [one = "", two = "", three = ""] = await listLibraryValueIds(world, owner, 3);
    const chosen = await owner.api.evaluations.setValues({ id, valueIds: [three, one, two] });
    expect(chosen.values.map((value) => value.id)).toEqual([three, one, two]);
    expect((await owner.api.evaluations.setValues({ id, valueIds: [] })).values).toEqual([]);
    const added = await owner.api.evaluations.addObjective({ id, nameFr: "Livrer", nameEn: "" });
    expect(added.objectives).toMatchObject([{ nameFr: "Livrer", nameEn: null }]);
    const objectiveId = added.objectives[0]?.id ?? "";
    expect((await owner.api.evaluations.removeObjective({ id, objectiveId })).objectives).toEqual([]);
    expect(await readErrorCode(owner.api.evaluations.removeObjective({ id, objectiveId }))).toBe("not_found");
  });
});

test("from launch on, nothing of what is asked changes", async () => {
  const owner = await world.company();
  const built = await buildLaunchedEvaluation(world, owner, { peers: 3, values: 1, objectives: ["Livrer"] });
  const { evaluationId: id, evaluation } = built;
  const skillId = await findSkillId(owner, 3);
  const questionId = evaluation.questions[0]?.id ?? "";
  const objectiveId = evaluation.objectives[0]?.id ?? "";
  const { evaluations } = owner.api;
  for (const call of [
    () => evaluations.addSkill({ id, skillId }),
    () => evaluations.removeSkill({ id, skillId: evaluation.questions[0]?.skill.id ?? "" }),
    () => evaluations.addQuestion({ id, skillId, textFr: "Autre.", type: "star_rating" }),
    () => evaluations.updateQuestion({ id, questionId, textFr: "Autre." }),
    () => evaluations.removeQuestion({ id, questionId }),
    () =>
      evaluations.reorderQuestions({
        id,
        questionIds: evaluation.questions.map((one) => one.id).toReversed(),
      }),
    () => evaluations.setValues({ id, valueIds: [] }),
    () => evaluations.addObjective({ id, nameFr: "Autre" }),
    () => evaluations.removeObjective({ id, objectiveId }),
  ])
    expect(await readErrorCode(call())).toBe("questions_locked");
  expect(await evaluations.read({ id })).toEqual(evaluation);
});
