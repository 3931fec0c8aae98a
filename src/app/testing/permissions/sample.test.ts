import { expect, test } from "vitest";
import { endpoints } from "../inputs.ts";
import { dependsOnRelation, samplerOf } from "./sample.ts";
import { readTable, rowsFor, type Row } from "./table.ts";

const table = readTable();
const all = endpoints.map(({ name, meta: { allow } }) => ({
  name,
  allow,
  rows: rowsFor(table, name, allow),
}));
const sample = samplerOf(all);

const pairsIn = (rows: readonly Row[]) =>
  new Set(
    rows.flatMap(({ section, relation }) => (section === null ? [] : [`${section} · ${relation.name}`])),
  );

test("everybody under a heading is acted at some endpoint", () => {
  const acted = pairsIn(all.flatMap(sample));
  const pairs = [...pairsIn(all.flatMap(({ rows }) => rows))];
  expect(pairs.length).toBeGreaterThan(400);
  expect(pairs.filter((pair) => !acted.has(pair))).toEqual([]);
});

test("everybody is acted at each endpoint that concerns a report or answers", () => {
  const read = all.filter(({ name, rows }) => /^(reports|answers)\./.test(name) && dependsOnRelation(rows));
  expect(read.length).toBeGreaterThan(5);
  for (const asked of read)
    expect([asked.name, pairsIn(sample(asked))]).toEqual([asked.name, pairsIn(asked.rows)]);
});
