import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Snapshot } from "../contract.ts";
import { engineVersion } from "./computeSnapshot.ts";
import { readStoredSnapshot } from "./storedSnapshot.ts";

const folder = new URL("../testing/fixtures/", import.meta.url);
const fixtures = readdirSync(folder).map((name) => ({
  name,
  stored: JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Snapshot,
}));

test("there is a stored report of every version since the first", () => {
  const versions = fixtures.map(({ stored }) => stored.engineVersion).toSorted((a, b) => a - b);
  expect(versions).toEqual(Array.from({ length: engineVersion }, (_, index) => index + 1));
});

describe.each(fixtures)("a stored report ($name)", ({ stored }) => {
  const read = readStoredSnapshot(structuredClone(stored));

  test("has today's shape and says which version made it", () => {
    expect(Snapshot.parse(read)).toEqual(read);
    expect(read.engineVersion).toBe(stored.engineVersion);
  });

  test("tells of no group by which rule it is hidden", () => {
    expect(JSON.stringify(read)).not.toMatch(/too_few|other_report|"hidden"/);
  });

  test("keeps every figure, tag, count and text as published", () => {
    const published = ({ skills, items, values, objectives, highlights, participation }: Snapshot) => ({
      numbers: [...skills, ...(values ? [values] : []), ...(objectives ? [objectives] : [])].map(
        ({ cells, others, othersOf, state, tag }) => ({
          cells: Object.values(cells).map((cell) =>
            cell?.form === "value" ? [cell.value, cell.n, cell.end] : cell?.form,
          ),
          others,
          othersOf,
          state,
          tag,
        }),
      ),
      items: items.map(({ cells, others, state, tag, distributions, choices, answers, comments }) => ({
        cells,
        others,
        state,
        tag,
        distributions,
        choices,
        answers,
        comments,
      })),
      highlights: highlights.map(({ kind, skillId }) => ({ kind, skillId })),
      participation,
    });
    expect(published(read)).toEqual(published(stored));
  });
});

test("a report that was made before there was a joint group or a quote has none", () => {
  for (const { stored } of fixtures.filter(({ stored: { engineVersion: version } }) => version < 5)) {
    const { policy, skills, items, values, highlights } = readStoredSnapshot(stored);
    expect([policy.joins, policy.quotes]).toEqual([false, false]);
    const joint = [...skills, ...items, ...(values ? [values] : [])].map((each) => each.joint);
    const gaps = items.map((item) => item.gaps.joint);
    const quotes = highlights.map(({ quote }) => quote);
    expect([...joint, ...gaps, ...quotes].filter((each) => each !== null)).toEqual([]);
  }
});

test("a gap that an end left open is read as an interval", () => {
  const { stored } = fixtures.find(({ stored: { engineVersion: version } }) => version === 2)!;
  const skill = stored.skills[0]!;
  const old = { ...stored, skills: [{ ...skill, gap: { value: -0.5, end: "high" } }] } as unknown;
  const self = skill.cells.self?.form === "value" ? skill.cells.self.value : 0;
  expect(readStoredSnapshot(old).skills[0]?.gap).toEqual({
    form: "interval",
    from: Math.round(10 * (4.5 - self)) / 10,
    to: Math.round(10 * (5 - self)) / 10,
  });
});

test("a version that is not known yet is refused, not guessed", () => {
  expect(() => readStoredSnapshot({ engineVersion: engineVersion + 1 })).toThrow(RangeError);
});
