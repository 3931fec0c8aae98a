import { beforeAll, describe, expect, test } from "vitest";
import { answerAll, launchEvaluation } from "#app/testing/answering.ts";
import { listOpenTables, listRows } from "#app/testing/rows.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import { closeWhenCompleteTask } from "./tasks.ts";

const evaluations = rounds({ short: 60, long: 400 });

/** In the order of arrival: how much each of them wrote, and what identifies the rows in this test. */
const writers = [
  { letter: "a", length: 3_900 },
  { letter: "b", length: 3 },
  { letter: "c", length: 400 },
  { letter: "d", length: 40 },
] as const;

interface StoredResponse {
  id: string;
  place: string;
  writer: string;
  letter: string;
}

let world: World;
let owner: Person;
let peers: Person[];
const stored: { responses: StoredResponse[]; snapshot: string; comments: string[]; people: string[] }[] = [];

beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  const subject = await world.person(owner);
  peers = [];
  await listOpenTables(world.database);
  for (const _ of writers) peers.push(await world.person(owner));
  const morning = world.clock.now;
  for (let round = 0; round < evaluations; round += 1) {
    // Every evaluation begins on the same morning, within the sessions of those who answer.
    world.clock.now = morning;
    const one = await launchEvaluation(world, {
      author: owner,
      subject,
      subjectAnswers: false,
      invited: peers.map((peer) => [peer, "peer"] as const),
      questions: [{ type: "text" }],
    });
    for (const [index, { letter, length }] of writers.entries()) {
      world.clock.advance(60_000);
      await answerAll(peers[index]!, one, { words: letter.repeat(length) });
    }
    await closeWhenCompleteTask(world.services, { companyId: owner.companyId, evaluationId: one.id });
    const { rows: responses } = await world.database.owner.query<StoredResponse>(
      `select id, ctid::text as place, xmin::text as writer, left(texts ->> '0', 1) as letter
         from responses where evaluation_id = $1 order by ctid`,
      [one.id],
    );
    const { rows: snapshots } = await world.database.owner.query<{ snapshot: string; comments: string[] }>(
      `select snapshot::text, snapshot -> 'items' -> 0 -> 'answers' -> 'peer' as comments
         from report_snapshots where evaluation_id = $1`,
      [one.id],
    );
    const people = [owner, subject, ...peers].map(({ profileId }) => profileId);
    stored.push({ responses, ...snapshots[0]!, people });
  }
}, 1_800_000);

/** Chi-square of « who arrived as the nth stands at the mth place », for four people: 9 degrees of freedom. */
function unevenness(orders: readonly (readonly string[])[]): number {
  const expected = orders.length / writers.length;
  return writers
    .flatMap(({ letter }) =>
      writers.map((_, place) => orders.filter((order) => order[place] === letter).length),
    )
    .reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
}
/** One in a million: the chance here is the product’s own, and a test must not fail by it. */
const limit = 46;

describe("once collection is closed, whoever reads the tables", () => {
  test.each<[string, (round: (typeof stored)[number]) => string[]]>([
    ["the place of the responses on disk", ({ responses }) => responses.map(({ letter }) => letter)],
    [
      "the ids of the responses in their order",
      ({ responses }) => responses.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ letter }) => letter),
    ],
    ["the order of the comments in the report", ({ comments }) => comments.map((text) => text[0]!)],
  ])("learns nothing of arrival or size from %s", (name, toOrder) => {
    const measured = unevenness(stored.map(toOrder));
    expect(measured).toBeLessThan(limit);
    noteFigure({
      name: `Authorship: chi-square of arrival and size against ${name} (9 degrees of freedom)`,
      measured: `${measured.toFixed(1)} over ${evaluations} evaluations`,
      asked: `below ${limit} (p > 0.000001)`,
    });
  });

  test("would learn it from rows that closing had left in their order", () => {
    expect(unevenness(stored.map(() => ["a", "b", "c", "d"]))).toBeGreaterThan(limit);
  });

  test("finds random ids, and rows written by one transaction", () => {
    for (const { responses } of stored) {
      expect(responses).toHaveLength(writers.length);
      for (const { id } of responses) expect(id).toMatch(/^.{8}-.{4}-4.{3}-[89ab].{3}-/);
      expect(new Set(responses.map(({ writer }) => writer)).size).toBe(1);
    }
  });

  test("finds in the report no person, no response, no date and no hour", () => {
    for (const { snapshot, people, responses } of stored) {
      for (const id of [...people, ...responses.map((response) => response.id)])
        expect(snapshot).not.toContain(id);
      expect(snapshot).not.toMatch(/\d{4}-\d{2}-\d{2}|\d\d[:h]\d\d/);
    }
  });

  test("finds the id of a response nowhere but in its row and in the link of its author", async () => {
    const { id } = stored[0]!.responses[0]!;
    const holding: string[] = [];
    for (const table of await listOpenTables(world.database)) {
      const rows = await listRows(world.database, table);
      if (rows.some((row) => row.includes(id))) holding.push(table);
    }
    expect(holding.toSorted()).toEqual(["public.response_authors", "public.responses"]);
  });
});
