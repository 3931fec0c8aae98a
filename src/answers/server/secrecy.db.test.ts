import { sql, type SQL } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { answerAll, launchEvaluation, type LaunchedEvaluation } from "#app/testing/answering.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import type { Tenant } from "#platform/server/database/database.ts";

let world: World;
let owner: Person;
let subject: Person;
let writer: Person;
let finisher: Person;
let one: LaunchedEvaluation;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  [subject, writer, finisher] = [
    await world.person(owner),
    await world.person(owner),
    await world.person(owner),
  ];
  one = await launchEvaluation(world, {
    author: owner,
    subject,
    invited: [
      [writer, "peer"],
      [finisher, "peer"],
    ],
  });
  await writer.api.answers.begin({ evaluationId: one.id, noticeVersion: 1 });
  await writer.api.answers.save({
    evaluationId: one.id,
    position: 0,
    revision: 1,
    score: 1,
    text: "brouillon",
  });
  await answerAll(finisher, one);
});

const found = (who: Pick<Person, "companyId" | "profileId">, query: SQL) =>
  world.inside(who, async (tx) => (await tx.execute(query)).rows.length);
/** The code of PostgreSQL for a refused statement. */
const sqlCode = (who: Person, work: (tx: Tenant) => Promise<unknown>) => readCode(world.inside(who, work));
const readCode = (work: Promise<unknown>) =>
  work.then(
    () => "ok",
    (error: unknown) => ((error as Error).cause as { code?: string }).code,
  );

describe("whatever the query, the database shows a person", () => {
  test("no draft but their own", async () => {
    const drafts = sql`select * from evaluation_answers`;
    expect(await found(writer, drafts)).toBe(1);
    for (const who of [owner, subject, finisher]) expect(await found(who, drafts)).toBe(0);
  });

  test("no response and no author but their own", async () => {
    for (const table of ["responses", "response_authors"]) {
      const all = sql`select * from ${sql.identifier(table)}`;
      expect(await found(finisher, all)).toBe(1);
      for (const who of [owner, subject, writer]) expect(await found(who, all)).toBe(0);
    }
  });

  test("nothing without a person, and nothing of another company", async () => {
    const foreigner = await world.company("Une autre");
    for (const table of ["evaluation_answers", "responses", "response_authors"]) {
      const all = sql`select * from ${sql.identifier(table)}`;
      expect(await found({ companyId: owner.companyId, profileId: "" }, all)).toBe(0);
      expect(await found(foreigner, all)).toBe(0);
    }
  });

  test("no way to change or take over somebody else’s draft", async () => {
    const taken = sql`update evaluation_answers set scores[1] = 5 returning 1`;
    expect(await found(owner, taken)).toBe(0);
    const code = await sqlCode(finisher, (tx) =>
      tx.execute(
        sql`insert into response_authors (company_id, id, response_id, evaluation_id, profile_id)
            select ${owner.companyId}::uuid, gen_random_uuid(), response_id, ${one.id}::uuid, ${owner.profileId}::uuid from response_authors`,
      ),
    );
    expect(code).toBe("42501");
  });

  test("no way to change a response, once given", async () => {
    const changing = sql`update responses set scores[1] = 5`;
    expect(await sqlCode(finisher, (tx) => tx.execute(changing))).toBe("42501");
    expect((await world.inside(finisher, (tx) => tx.execute(sql`delete from responses`))).rowCount).toBe(0);
  });
});

test("the snapshot writer reads responses, never their authors nor a draft", async () => {
  const as = (query: SQL) => readCode(world.reporting(owner, (tx) => tx.execute(query)));
  expect(await as(sql`select * from responses`)).toBe("ok");
  expect(await as(sql`select * from response_authors`)).toBe("42501");
  expect(await as(sql`select * from evaluation_answers`)).toBe("42501");
});

test("a response has no column that names a person or a moment", async () => {
  const { rows } = await world.database.owner.query(
    "select column_name from information_schema.columns where table_name = 'responses' order by 1",
  );
  expect(rows.map((row: { column_name: string }) => row.column_name)).toEqual([
    "company_id",
    "evaluation_id",
    "id",
    "participant_role",
    "scores",
    "texts",
  ]);
});
