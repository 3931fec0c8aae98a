import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noteFigure } from "#platform/testing/proof.ts";
import { contract } from "../../registries.ts";
import { recordStatements } from "../../testing/answering.ts";
import { atAProvider } from "../../testing/everyCall/authCalls.ts";
import { calls } from "../../testing/everyCall/calls.ts";
import { createCallScenario, type CallScenario } from "../../testing/everyCall/scene.ts";
import { makeWorld, type World } from "../../testing/world.ts";

/** Not counted: the transaction itself, the company named, the session (which reads its person along, and lives on). */
const isRequestPreamble = (text: string) =>
  /^\s*(begin|commit|rollback|savepoint|release|select set_config|with session as|with quick as)/i.test(text);
async function watch(
  scenario: CallScenario,
  name: string,
): Promise<{ statements: string[]; answer: unknown }> {
  const call = await calls[name]?.(scenario);
  if (!call) throw new Error(`${name} has no call here`);
  let answer: unknown;
  const sent = await recordStatements(async () => {
    answer = await call();
  });
  return { statements: sent.filter((text) => !isRequestPreamble(text)), answer };
}

interface Definition {
  route: { method: string };
  outputSchema: { parse: (answer: unknown) => unknown };
}
const getDefinition = (procedure: unknown) => (procedure as { "~orpc": Definition })["~orpc"];
const everyEndpoint = Object.entries(contract).flatMap(([concept, group]) =>
  Object.entries(group).map(([key, procedure]) => ({
    name: `${concept}.${key}`,
    reads: getDefinition(procedure).route.method === "GET",
    listed: getDefinition(procedure).outputSchema,
  })),
);
const endpoints = everyEndpoint.filter(({ name }) => !atAProvider.includes(name));
let world: World;
const scenarios: CallScenario[] = [];

// A pool of one connection: a request that waited for a second one would wait for ever. It reads a table from end to
// end only where no index would do.
beforeAll(async () => {
  world = await makeWorld({ pool: 1 });
  // Of the database, not of a connection: one that was idle for ten seconds is closed, its successor would know nothing.
  await world.database.owner.query(
    "do $$ begin execute format('alter database %I set enable_seqscan = off', current_database()); end $$",
  );
  for (const { $client } of [world.database.db, world.database.reportDb])
    await $client.query("set enable_seqscan = off");
  scenarios.push(await createCallScenario(world, 1), await createCallScenario(world, 100));
}, 600_000);

test("every endpoint of the contract has a call here", () => {
  expect(Object.keys(calls).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
});

/** What people wait for again and again: answering, reports, the list of evaluations. */
const hot = /^(answers\.|reports\.|evaluations\.list|pulses\.readReport)/;

const sent: Record<"reads" | "writes", number[]> = { reads: [], writes: [] };
afterAll(() => {
  const [reads, writes] = [Math.max(0, ...sent.reads), Math.max(0, ...sent.writes)];
  noteFigure({
    name: "statements of a request, but for begin, set_config, commit and the session, with a pool of one connection",
    measured: `${sent.reads.length} reads: at most ${reads}; ${sent.writes.length} writes: at most ${writes}, the same for 1 row and for 100`,
    asked: "constant; reads of answering, of reports and of the list of evaluations ≤ 2",
  });
});

describe("a pool of one connection serves every endpoint, and the number of statements", () => {
  test.each(endpoints)("of $name is the same for 1 and for 100 rows", async ({ name, reads, listed }) => {
    const few = await watch(scenarios[0] as CallScenario, name);
    const many = await watch(scenarios[1] as CallScenario, name);
    expect(many.statements.map(toStatementKind)).toEqual(few.statements.map(toStatementKind));
    if (reads && hot.test(name)) expect(many.statements.length).toBeLessThanOrEqual(2);
    (reads ? sent.reads : sent.writes).push(many.statements.length);
    // No unlisted column leaves, not even in what PostgreSQL wrote as JSON (platform/server/http/preformattedJson.ts).
    if (!(many.answer instanceof Blob)) expect(listed.parse(many.answer)).toEqual(many.answer);
  });
});

describe("a search of a list sends one statement more, whatever it finds:", () => {
  const searches: Record<string, (scenario: CallScenario, search?: string) => Promise<unknown>> = {
    "people.list": ({ owner }, search) => owner.api.people.list({ search }),
    "people.choices": ({ owner }, search) => owner.api.people.choices({ search }),
    "jobs.listPositions": ({ owner }, search) => owner.api.jobs.listPositions({ search }),
    "evaluations.list": ({ owner }, search) => owner.api.evaluations.list({ search }),
    "evaluations.potentialParticipants": ({ owner, running: { id } }, search) =>
      owner.api.evaluations.potentialParticipants({ id, search }),
  };
  test.each(Object.entries(searches))("%s", async (_name, list) => {
    const [few, many] = scenarios as [CallScenario, CallScenario];
    const listOwnStatements = async (work: () => Promise<unknown>) =>
      (await recordStatements(work)).filter((text) => !isRequestPreamble(text)).map(toStatementKind);
    const plain = await listOwnStatements(() => list(many));
    const searched = await listOwnStatements(() => list(many, "prenom bil"));
    expect(searched).toHaveLength(plain.length + 1);
    for (const [scene, search] of [
      [few, "prenom bil"],
      [many, "p"],
      [many, "xyz"],
    ] as const)
      expect(await listOwnStatements(() => list(scene, search))).toEqual(searched);
  });
});

test("every statement of every endpoint finds its rows by an index", async () => {
  await world.database.db.$client.query("select pg_stat_force_next_flush()");
  await world.database.db.$client.query("select 1");
  const listScannedTables = async (how: "seq_scan" | "idx_scan") => {
    const asked = `select schemaname || '.' || relname as "table" from pg_stat_user_tables where ${how} > 0`;
    const { rows } = await world.database.owner.query<{ table: string }>(asked);
    return rows.map(({ table }) => table);
  };
  // That what was read is counted at all.
  expect(await listScannedTables("idx_scan")).toEqual(
    expect.arrayContaining(["auth.users", "public.evaluations"]),
  );
  expect(await listScannedTables("seq_scan")).toEqual([]);
});

/** The verb and the table: two inserts of different lengths are the same statement. */
const toStatementKind = (text: string) => text.trim().toLowerCase().slice(0, 40);
