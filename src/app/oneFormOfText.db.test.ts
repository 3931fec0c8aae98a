import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeWorld } from "./testing/world.ts";

const world = await makeWorld();
const decomposed = "E\u0301te\u0301";

test("a team has one name, in whichever form it is typed", async () => {
  const owner = await world.company();
  await owner.api.teams.create({ name: "Été" });
  await expect(owner.api.teams.create({ name: decomposed })).rejects.toMatchObject({
    body: { code: "team_name_taken" },
  });
});

test("what was stored in another form is put into the one form, and two teams of one name are kept", async () => {
  const owner = await world.company();
  const anne = await world.person(owner, { firstName: "Anne", lastName: "Roy" });
  await owner.api.teams.create({ name: "Été" });
  for (const name of ["A", "B"]) await owner.api.teams.create({ name });
  await world.inside(owner, async (tx) => {
    await tx.execute(sql`update teams set name = ${decomposed} where name = 'A'`);
    await tx.execute(sql`update teams set name = ${`${decomposed.slice(0, 2)}t\u00e9`} where name = 'B'`);
    await tx.execute(
      sql`update profiles set first_name = 'Re' || chr(769) || 'my' where id = ${anne.profileId}`,
    );
  });
  const folder = path.resolve(import.meta.dirname, "../../database/migrations");
  const file = readdirSync(folder).find((name) => name.endsWith("_one_form_of_text.sql")) ?? "";
  await world.database.owner.query(readFileSync(path.join(folder, file), "utf8"));

  expect((await owner.api.teams.list({})).items.map(({ name }) => name)).toEqual([
    "Été",
    "Été (2)",
    "Été (3)",
  ]);
  expect((await owner.api.people.read({ id: anne.profileId })).firstName).toBe("Rémy");
});
