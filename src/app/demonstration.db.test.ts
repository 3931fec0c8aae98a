import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeWorld, type World } from "#app/testing/world.ts";
import { commentsBySkill, openAnswersByQuestion } from "../../database/demo.ts";
import { prepareDemonstration } from "./demonstration.ts";

let world: World;
const dataDir = mkdtempSync(path.join(tmpdir(), "rondo-demonstration-"));
const settings = { appUrl: "http://localhost:3000", dataDir, databaseUrl: undefined, demo: undefined };
beforeAll(async () => {
  world = await makeWorld();
  await prepareDemonstration(world.services, settings);
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const inCompany = async <Row>(query: ReturnType<typeof sql>): Promise<Row[]> => {
  const { rows } = await world.services.db.execute<{ id: string }>(sql`select app.company_ids() as id`);
  expect(rows).toHaveLength(1);
  const companyId = rows[0]?.id ?? "";
  return world.reporting({ companyId, profileId: "" }, async (tx) => (await tx.execute(query)).rows as Row[]);
};

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

test("what one person wrote, nobody else wrote", async () => {
  const responses = await inCompany<{ texts: Record<string, string> }>(sql`select texts from responses`);
  const texts = responses.flatMap((response) => Object.values(response.texts));
  expect(texts.length).toBeGreaterThan(30);
  expect(repeated(texts)).toEqual([]);
});

test("no report shows a comment twice, and the rich one shows many", async () => {
  const reports = await inCompany<{ snapshot: unknown }>(sql`select snapshot from report_snapshots`);
  expect(reports.length).toBeGreaterThanOrEqual(3);
  for (const { snapshot } of reports) expect(repeated(commentsIn(snapshot))).toEqual([]);
  expect(Math.max(...reports.map(({ snapshot }) => commentsIn(snapshot).length))).toBeGreaterThan(15);
});

const written = new Set([...Object.values(commentsBySkill), ...Object.values(openAnswersByQuestion)].flat());

/** Every text that people of the demonstration wrote, wherever the snapshot puts it. */
function commentsIn(value: unknown): string[] {
  if (typeof value === "string") return written.has(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(commentsIn) : [];
}
