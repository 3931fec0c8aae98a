import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { draftEvaluation } from "#app/testing/evaluations.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { libraryFamilies, libraryValues } from "../../../database/library/library.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});

const read = async (statement: string) =>
  world.inside(owner, async (tx) => (await tx.execute(statement)).rows as Record<string, string | null>[]);

const folder = path.resolve(import.meta.dirname, "../../../database/migrations");
const migration = readdirSync(folder).find((name) => name.endsWith("_self_wordings.sql")) ?? "";
/** What the migration does to the rows that were there before it: everything after its new columns. */
const statements = readFileSync(path.join(folder, migration), "utf8")
  .split("--> statement-breakpoint")
  .filter((statement) => !statement.includes("ADD COLUMN"));

test("a new company has the default library with its wordings in the first person", async () => {
  const stored = await read("select slug, name_self_fr, name_self_en from questions order by slug");
  const expected = libraryFamilies
    .flatMap(({ skills }) => skills.flatMap(({ questions }) => questions))
    .map(({ slug, selfText }) => ({ slug, name_self_fr: selfText.fr, name_self_en: selfText.en }));
  expect(stored).toHaveLength(expected.length);
  expect(stored).toEqual(expect.arrayContaining(expected));
});

test("a company from before receives them, where the text is still the default one", async () => {
  await draftEvaluation(world, owner, { peers: 3, skills: 2 });
  await world.inside(owner, async (tx) => {
    for (const table of ["questions", "company_values", "evaluation_questions"])
      await tx.execute(`update ${table} set name_self_fr = null, name_self_en = null`);
    await tx.execute("update questions set text_fr = 'Autrement.' where slug = 'authenticite_meme_discours'");
    await tx.execute(
      "update evaluation_questions set text_en = 'Otherwise.' where text_fr = 'Demande de l’aide au bon moment.'",
    );
  });

  const client = await world.database.owner.connect();
  await client.query("begin");
  for (const statement of statements) await client.query(statement);
  await client.query("commit");
  client.release();

  const questions = libraryFamilies.flatMap(({ skills }) => skills.flatMap((skill) => skill.questions));
  // What the library has worded otherwise since is no text that the migration knows.
  const isKnown = (text: string) =>
    statements.some((statement) => statement.includes(text.replaceAll("'", "''")));
  const wordings = new Map(
    questions.map(({ slug, text, selfText }) => [
      slug,
      {
        name_self_fr: isKnown(text.fr) ? selfText.fr : null,
        name_self_en: isKnown(text.en) ? selfText.en : null,
      },
    ]),
  );
  wordings.set("authenticite_meme_discours", {
    ...wordings.get("authenticite_meme_discours")!,
    name_self_fr: null,
  });
  for (const { slug, ...row } of await read("select slug, name_self_fr, name_self_en from questions"))
    expect(row).toEqual(wordings.get(slug ?? ""));
  const values = await read("select key, name_self_fr, name_self_en from company_values order by position");
  expect(values).toEqual(
    libraryValues.map(({ key, selfQuestion: { fr, en } }) => ({ key, name_self_fr: fr, name_self_en: en })),
  );
  const drafted = await read(
    "select text_fr, text_en, name_self_fr, name_self_en from evaluation_questions order by display_order",
  );
  expect(drafted.filter((row) => row["name_self_en"] === null)).toEqual([
    expect.objectContaining({ text_en: "Otherwise.", name_self_fr: "Je demande de l’aide au bon moment." }),
  ]);
  expect(drafted.filter((row) => !row["name_self_fr"] && isKnown(row["text_fr"] ?? ""))).toEqual([]);
  const { rows } = await world.database.owner.query<{ forced: boolean }>(
    `select bool_and(relforcerowsecurity) as forced from pg_class
      where relname in ('questions', 'company_values', 'evaluation_questions')`,
  );
  expect(rows).toEqual([{ forced: true }]);
});
