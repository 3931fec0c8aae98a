import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { evaluationQuestions, evaluations } from "../../tables.ts";

let world: World;
let owner: Person;
let subject: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  subject = await world.person(owner);
});

const createPosition = async (fr: string) => {
  const { items } = await owner.api.jobs.listPositions({ limit: 100 });
  const { id = "" } = items.find(({ name }) => name.fr === fr) ?? {};
  return owner.api.jobs.readPosition({ id });
};

test("a draft has the skills of the position in their order, and each question once", async () => {
  const position = await createPosition("Gestionnaire de projet");
  const draft = await owner.api.evaluations.createFromJobPosition({
    jobPositionId: position.id,
    evaluationType: "full",
    subjectProfileId: subject.profileId,
    name: "Bilan d’automne",
    description: "Une fois l’an.",
  });
  expect(draft).toMatchObject({ name: "Bilan d’automne", status: "draft", description: "Une fois l’an." });
  const asked = draft.questions.map(({ skill }) => skill.id);
  expect([...new Set(asked)]).toEqual(position.skills.map(({ id }) => id));
  expect(asked).toHaveLength(position.skills.reduce((sum, { questionCount }) => sum + questionCount, 0));
  const { originals, source } = await world.inside(owner, async (tx) => ({
    originals: (
      await tx.select().from(evaluationQuestions).where(eq(evaluationQuestions.evaluationId, draft.id))
    ).map(({ originalQuestionId }) => originalQuestionId),
    source: (await tx.select().from(evaluations).where(eq(evaluations.id, draft.id)))[0]?.sourceJobPositionId,
  }));
  expect(originals).not.toContain(null);
  expect(new Set(originals).size).toBe(asked.length);
  expect(source).toBe(position.id);
});

test("without a name it has that of the position", async () => {
  const { id: jobPositionId } = await createPosition("Comptable");
  const draft = await owner.api.evaluations.createFromJobPosition({ jobPositionId, evaluationType: "peer" });
  expect(draft.name).toBe("Comptable");
});

test("a member cannot, nobody can from a position of another company, and a manager only for their people", async () => {
  const { id: jobPositionId } = await createPosition("Comptable");
  const input = { jobPositionId, evaluationType: "peer" };
  expect(await readErrorCode(subject.api.evaluations.createFromJobPosition(input))).toBe("forbidden");
  const elsewhere = await world.company();
  expect(await readErrorCode(elsewhere.api.evaluations.createFromJobPosition(input))).toBe("not_found");
  const manager = await world.person(owner, { role: "team_manager" });
  const theirs = { ...input, subjectProfileId: subject.profileId };
  expect(await readErrorCode(manager.api.evaluations.createFromJobPosition(theirs))).toBe(
    "invalid_author_or_subject",
  );
});
