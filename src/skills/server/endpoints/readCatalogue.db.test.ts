import { statementsOf } from "#app/testing/answering.ts";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { codeOf, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { questions, skills } from "../../tables.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});

test("a new company has the default catalogue, in order and in both languages", async () => {
  const { families, values } = await owner.api.skills.catalogue({});
  const all = families.flatMap((family) => family.skills);
  expect(families.map(({ name }) => name.fr)).toEqual([
    "Se connaître",
    "Autogestion",
    "Gestionnaire",
    "Leader",
    "Impact durable",
  ]);
  expect(all.length).toBeGreaterThanOrEqual(20);
  expect(all.flatMap((skill) => skill.questions).length).toBeGreaterThanOrEqual(100);
  expect(values).toHaveLength(6);
  const texts = [...families, ...all, ...values].map(({ name }) => name.en);
  expect(texts.every(Boolean)).toBe(true);
});

test("what is archived is not offered, and a skill without questions stays", async () => {
  const other = await world.company();
  const { families } = await other.api.skills.catalogue({});
  const [first, second] = families[0]?.skills ?? [];
  await world.inside(other, async (tx) => {
    await tx
      .update(skills)
      .set({ isArchived: true })
      .where(eq(skills.id, first?.id ?? ""));
    await tx
      .update(questions)
      .set({ isArchived: true })
      .where(eq(questions.skillId, second?.id ?? ""));
  });
  const after = (await other.api.skills.catalogue({})).families[0]?.skills ?? [];
  expect(after.map(({ id }) => id)).not.toContain(first?.id);
  expect(after.find(({ id }) => id === second?.id)?.questions).toEqual([]);
});

test("a member does not see it, and each company sees its own", async () => {
  const member = await world.person(owner);
  expect(await codeOf(member.api.skills.catalogue({}))).toBe("forbidden");
  const other = await world.company();
  const ids = async (person: Person) => (await person.api.skills.catalogue({})).families.map(({ id }) => id);
  const theirs = new Set(await ids(other));
  expect((await ids(owner)).some((id) => theirs.has(id))).toBe(false);
});

test("takes two statements, however long the catalogue", async () => {
  const statements = await statementsOf(() => owner.api.skills.catalogue({}));
  const ofTheCatalogue = statements.filter((query) => /skill|question|company_values/.test(query));
  expect(ofTheCatalogue).toHaveLength(2);
  expect(statements.length).toBeLessThanOrEqual(6);
});
