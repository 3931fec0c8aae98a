import { describe, expect, test } from "vitest";
import { sampleReport } from "../testing/sampleReport.ts";
import { fr } from "../texts.fr.ts";
import { buildStrip, buildTotalStrip } from "./strips.ts";
import { buildReportWords } from "./words.ts";

function read(options: Parameters<typeof sampleReport>[0] = {}) {
  const report = sampleReport(options);
  const words = buildReportWords({ report, language: "fr", texts: fr });
  const strips = report.snapshot.items.map((item) => buildStrip(item, report.snapshot, words));
  return { ...report, words, strips };
}

describe("a strip", () => {
  test("draws and writes the same groups, each with the figure that it explains", () => {
    const { snapshot, strips } = read({ peers: 6, directReports: 4 });
    for (const [index, strip] of strips.entries()) {
      const item = snapshot.items[index];
      if (!item?.cells) {
        expect(strip).toBeNull();
        continue;
      }
      expect(strip?.cells.map(({ group }) => group)).toEqual(["self", "manager", "peer", "direct_report"]);
      for (const { group, value, text, figure } of strip?.cells ?? []) {
        expect(value === null).toBe((group === "joint" ? item.joint : item.cells[group])?.form === "masked");
        expect(text).not.toBe("");
        expect(figure).toEqual({ kind: "cell", item, group });
      }
    }
  });

  test("writes a range on one line, and says it in full", () => {
    const { strips } = read({ peers: 3, directReports: 0 });
    const ranges = strips.flatMap((strip) => strip?.cells.filter(({ short }) => short !== null) ?? []);
    expect(ranges.length).toBeGreaterThan(5);
    for (const { short, text } of ranges) {
      expect(short).toMatch(/^\d à \d$/);
      expect(text).toBe(`entre ${short?.replace(" à ", " et ")}`);
    }
  });

  test("says the gaps worth a mention, of the groups that it draws", () => {
    const { strips } = read({ peers: 6, directReports: 2 });
    const gaps = strips.flatMap((strip) => strip?.gaps ?? []);
    expect(new Set(gaps.map(({ group }) => group))).toEqual(new Set(["manager", "peer"]));
    for (const { text, state } of gaps) {
      expect(text).toMatch(/^(?:entre )?[+−]?\d/);
      expect(["", "non concluant"]).toContain(state);
    }
  });

  test("has no lane for a group of which nothing is shown", () => {
    const { strips } = read({ peers: 2, directReports: 4 });
    expect(strips[0]?.cells.map(({ group }) => group)).toEqual(["self", "manager", "direct_report"]);
  });

  test("has one for both groups together, where the report joins them", () => {
    const { snapshot, words } = read({ peers: 2, directReports: 2 });
    const [item] = snapshot.items;
    if (!item) throw new Error("a sample has questions");
    const joined = { ...item, joint: { form: "band", from: 3, to: 4 } as const };
    const strip = buildStrip(joined, { ...snapshot, items: [joined] }, words);
    expect(strip?.cells.map(({ group, short }) => [group, short])).toEqual([
      ["self", null],
      ["manager", null],
      ["joint", "3 à 4"],
    ]);
  });

  test("names a value, and says what it asks for", () => {
    const { snapshot, strips } = read();
    const at = snapshot.items.findIndex(({ dimension }) => dimension === "value");
    expect(strips[at]).toMatchObject({
      header: { text: "Respect" },
      meaning: { text: "Agit avec respect." },
    });
    expect(strips[0]).toMatchObject({ meaning: null });
  });

  test("without a name, as reports were before, is called by what it asks for", () => {
    const { snapshot, words } = read();
    const { name: _, ...value } = snapshot.items.find(({ dimension }) => dimension === "value") ?? {};
    const strip = buildStrip({ ...snapshot.items[0]!, ...value }, snapshot, words);
    expect(strip).toMatchObject({ header: { text: "Agit avec respect." }, meaning: null });
  });
});

test("all values together say on what they rest only where the legend does not", () => {
  const { snapshot, words } = read({ peers: 6 });
  if (!snapshot.values) throw new Error("a sample has values");
  const total = buildTotalStrip(snapshot.values, "Ensemble", snapshot, words);
  expect(total.cells.find(({ group }) => group === "peer")?.basis).not.toContain("7 réponses");
  const groups = snapshot.groups.map((each) => ({
    ...each,
    answered: each.group === "peer" ? 7 : each.answered,
  }));
  const fewer = buildTotalStrip(snapshot.values, "Ensemble", { ...snapshot, groups }, words);
  expect(fewer.cells.find(({ group }) => group === "peer")?.basis).toContain("6 réponses");
});
