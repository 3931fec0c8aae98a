import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { buildDraftEvaluation } from "#app/testing/evaluations.ts";
import { makeWorld, type Person } from "#app/testing/world.ts";
import { questionnaires } from "../../tables.ts";

const world = await makeWorld();
let owner: Person;
let api: Person["api"]["skills"];
beforeEach(async () => {
  owner = await world.company();
  api = owner.api.skills;
});

describe("a launched evaluation", () => {
  const readFrozenValues = async (evaluationId: string) => {
    const rows = await world.inside(owner, (tx) =>
      tx.select().from(questionnaires).where(eq(questionnaires.evaluationId, evaluationId)),
    );
    return (rows[0]?.items ?? []).filter(({ dimension }) => dimension === "value");
  };

  test("asks the values as they were last written, without those archived since the draft", async () => {
    const { evaluationId: id } = await buildDraftEvaluation(world, owner, { peers: 3, values: 2 });
    const [edited, archived] = (await api.values({})).items;
    await api.updateValue({ id: edited!.id, version: 1, questionFr: "Salue chaque personne." });
    await api.updateValue({ id: archived!.id, version: 1, isArchived: true });
    const draft = await owner.api.evaluations.read({ id });
    expect(draft.values.map((value) => value.id)).toEqual([edited!.id]);
    const counted = (await owner.api.evaluations.list({})).items.find((one) => one.id === id)?.questionCount;
    expect(counted).toBe(draft.questions.length + 1);

    await owner.api.evaluations.launch({ id });
    expect(await readFrozenValues(id)).toMatchObject([
      { sourceId: edited!.id, text: { fr: "Salue chaque personne." } },
    ]);
  });

  test("keeps what it asks when a value is changed or archived afterwards", async () => {
    const { evaluationId: id } = await buildDraftEvaluation(world, owner, { peers: 3, values: 2 });
    await owner.api.evaluations.launch({ id });
    const before = await readFrozenValues(id);
    const [edited, archived] = (await api.values({})).items;
    await api.updateValue({ id: edited!.id, version: 1, questionFr: "Salue chaque personne." });
    await api.updateValue({ id: archived!.id, version: 1, isArchived: true });
    expect(await readFrozenValues(id)).toEqual(before);
    const { values } = await owner.api.evaluations.read({ id });
    expect(values.map(({ question }) => question)).toEqual(before.map(({ text }) => text));
  });
});
