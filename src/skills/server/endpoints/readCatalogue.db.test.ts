import { recordStatements } from "#app/testing/answering.ts";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";
import { questions, skillFamilies, skills } from "../../tables.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});

const toNames = (items: readonly { name: { fr: string } }[]) => items.map(({ name }) => name.fr);

test("a new company has the default catalogue, in order and in both languages", async () => {
  const { items } = await owner.api.skills.catalogue({ limit: 100 });
  const { items: values } = await owner.api.skills.offeredValues({});
  expect([...new Set(items.map(({ family }) => family.name.fr))]).toEqual([
    "Se connaître",
    "Autogestion",
    "Gestionnaire",
    "Leader",
    "Impact durable",
  ]);
  expect(items.length).toBeGreaterThanOrEqual(20);
  expect(items.reduce((sum, { questionCount }) => sum + questionCount, 0)).toBeGreaterThanOrEqual(100);
  expect(values).toHaveLength(6);
  const texts = [...items.map(({ family }) => family), ...items, ...values].map(({ name }) => name.en);
  expect(texts.every(Boolean)).toBe(true);
});

test("comes by pages, in the order of families and skills", async () => {
  const { items: all } = await owner.api.skills.catalogue({ limit: 100 });
  const pages: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await owner.api.skills.catalogue({ limit: 10, ...(cursor ? { cursor } : {}) });
    pages.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(pages).toEqual(all.map(({ id }) => id));
});

test("is searched in both languages, without accents, by skill and by family", async () => {
  const found = async (search: string) => toNames((await owner.api.skills.catalogue({ search })).items);
  expect(await found("ecoute")).toContain("Écoute");
  expect(await found("listening")).toContain("Écoute");
  expect(await found("autogestion")).toHaveLength(5);
  expect(await found("zzz")).toEqual([]);
});

test("what is archived is not offered, and a skill without questions stays", async () => {
  const other = await world.company();
  const [first, second, ...others] = (await other.api.skills.catalogue({})).items;
  const last = others.at(-1);
  await world.inside(other, async (tx) => {
    await tx
      .update(skills)
      .set({ isArchived: true })
      .where(eq(skills.id, first?.id ?? ""));
    await tx
      .update(questions)
      .set({ isArchived: true })
      .where(eq(questions.skillId, second?.id ?? ""));
    await tx
      .update(skillFamilies)
      .set({ isArchived: true })
      .where(eq(skillFamilies.id, last?.family.id ?? ""));
  });
  const after = (await other.api.skills.catalogue({})).items;
  expect(after.map(({ id }) => id)).not.toContain(first?.id);
  expect(after.map(({ family }) => family.id)).not.toContain(last?.family.id);
  expect(after.find(({ id }) => id === second?.id)?.questionCount).toBe(0);
});

test("a member does not see it, and each company sees its own", async () => {
  const member = await world.person(owner);
  expect(await readErrorCode(member.api.skills.catalogue({}))).toBe("forbidden");
  expect(await readErrorCode(member.api.skills.offeredValues({}))).toBe("forbidden");
  const other = await world.company();
  const ids = async (person: Person) => (await person.api.skills.catalogue({})).items.map(({ id }) => id);
  const theirs = new Set(await ids(other));
  expect((await ids(owner)).some((id) => theirs.has(id))).toBe(false);
});

test("takes one statement, however long the catalogue, and says nothing of its questions but their number", async () => {
  const statements = await recordStatements(() => owner.api.skills.catalogue({}));
  expect(statements.filter((query) => /skill|question/.test(query))).toHaveLength(1);
  const { items } = await owner.api.skills.catalogue({ limit: 100 });
  expect(JSON.stringify(items[0]).length).toBeLessThan(500);
});
