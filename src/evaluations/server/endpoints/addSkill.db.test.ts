import { beforeAll, describe, expect, test } from "vitest";
import { listLibrarySkillIds } from "#app/testing/evaluations.ts";
import { makeWorld, type Person } from "#app/testing/world.ts";

const world = await makeWorld();
let owner: Person;
let admin: Person;
let skillId: string;
beforeAll(async () => {
  owner = await world.company();
  admin = await world.person(owner, { role: "admin", isAdmin: true });
  [skillId = ""] = await listLibrarySkillIds(world, owner, 1);
});

const draft = async () => (await owner.api.evaluations.create({ name: "Bilan", evaluationType: "peer" })).id;
const listTexts = (evaluation: { questions: readonly { text: { fr: string } }[] }) =>
  evaluation.questions.map(({ text }) => text.fr);

describe("the questions of a skill in an evaluation", () => {
  test("are added once, and a second time says how many are there already", async () => {
    const id = await draft();
    const first = await owner.api.evaluations.addSkill({ id, skillId });
    expect(first.added).toBeGreaterThan(2);
    const again = await owner.api.evaluations.addSkill({ id, skillId });
    expect(again).toMatchObject({ added: 0, alreadyPresent: first.added });
    expect(listTexts(again.evaluation)).toEqual(listTexts(first.evaluation));
  });

  test("added by two people at once, stand there once each, in their order", async () => {
    const id = await draft();
    const answers = await Promise.all(
      [owner, admin, owner, admin].map(({ api }) => api.evaluations.addSkill({ id, skillId })),
    );
    const { questions } = await owner.api.evaluations.read({ id });
    const offered = answers[0]!.added + answers[0]!.alreadyPresent;
    expect(answers.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 0, 0, offered]);
    expect(new Set(questions.map(({ text }) => text.fr)).size).toBe(offered);
    expect(questions).toHaveLength(offered);
  });

  test("that were removed come back alone", async () => {
    const id = await draft();
    const { evaluation } = await owner.api.evaluations.addSkill({ id, skillId });
    const [first] = evaluation.questions;
    await owner.api.evaluations.removeQuestion({ id, questionId: first!.id });
    expect(await owner.api.evaluations.addSkill({ id, skillId })).toMatchObject({
      added: 1,
      alreadyPresent: evaluation.questions.length - 1,
    });
  });
});
