import { beforeAll, expect, test } from "vitest";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { libraryFamilies } from "../../../database/library/library.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});

const read = async (statement: string) =>
  world.inside(owner, async (tx) => (await tx.execute(statement)).rows as Record<string, string | null>[]);

test("a new company has the default library with its wordings in the first person", async () => {
  const stored = await read("select slug, name_self_fr, name_self_en from questions order by slug");
  const expected = libraryFamilies
    .flatMap(({ skills }) => skills.flatMap(({ questions }) => questions))
    .map(({ slug, selfText }) => ({ slug, name_self_fr: selfText.fr, name_self_en: selfText.en }));
  expect(stored).toHaveLength(expected.length);
  expect(stored).toEqual(expect.arrayContaining(expected));
});
