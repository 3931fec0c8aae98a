import { expect, test } from "vitest";
import { endpoints } from "../inputs.ts";
import { noticesPolicy, noticesSecondFactor } from "./noticing.ts";
import { dependsOnRelation, makeSampler } from "./sample.ts";
import { readTable, listRows, type Row } from "./table.ts";

const table = readTable();
const all = endpoints.map(({ name, meta }) => ({
  name,
  meta,
  allow: meta.allow,
  rows: listRows(table, name, meta.allow),
}));
const sample = makeSampler(all);

const listPairs = (rows: readonly Row[]) =>
  new Set(
    rows.flatMap(({ section, relation }) => (section === null ? [] : [`${section} · ${relation.name}`])),
  );

test("everybody under a heading is acted at some endpoint", () => {
  const acted = listPairs(all.flatMap(sample));
  const pairs = [...listPairs(all.flatMap(({ rows }) => rows))];
  expect(pairs.length).toBeGreaterThan(400);
  expect(pairs.filter((pair) => !acted.has(pair))).toEqual([]);
});

test("everybody is acted at each endpoint that concerns a report or answers", () => {
  const read = all.filter(({ name, rows }) => /^(reports|answers)\./.test(name) && dependsOnRelation(rows));
  expect(read.length).toBeGreaterThan(5);
  for (const asked of read)
    expect([asked.name, listPairs(sample(asked))]).toEqual([asked.name, listPairs(asked.rows)]);
});

test("a weaker policy, or another « before the second factor », is noticed by a line that is acted", () => {
  const behindASession = all.filter(({ allow }) => allow !== "anyone");
  for (const asked of behindASession) {
    const acted = sample(asked);
    expect([asked.name, noticesPolicy(table, asked.allow, acted)]).toEqual([asked.name, true]);
    expect([asked.name, noticesSecondFactor(asked.meta, acted)]).toEqual([asked.name, true]);
  }
});

test("lines of people whom the policy lets in notice nothing", () => {
  const [asked] = all.filter(({ allow }) => allow === "managePeople");
  const letIn = asked?.rows.filter(({ answer }) => answer === "200") ?? [];
  expect(letIn).not.toEqual([]);
  expect(noticesPolicy(table, "managePeople", letIn)).toBe(false);
  expect(noticesSecondFactor({}, letIn)).toBe(false);
});
