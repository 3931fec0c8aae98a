import fc from "fast-check";
import { expect, test } from "vitest";
import { Snapshot, type MeanCell } from "../../contract.ts";
import { questionnaireOf, reportOf, stars, type Person } from "./build.ts";

const asked = [
  ...stars(4, "a"),
  ["text", "a"] as const,
  ...stars(3, "b"),
  ...stars(3, "value"),
  ...stars(2, ""),
];

/** People who lean to one level, now and then another one, now and then nothing. */
const people = (most: number) =>
  fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: most })).chain(([lean, count]) => {
    const score = fc.oneof(
      { arbitrary: fc.constant<number | null>(lean), weight: 6 },
      { arbitrary: fc.integer({ min: 0, max: 5 }), weight: 3 },
      { arbitrary: fc.constant(null), weight: 1 },
    );
    const scores = fc.tuple(...asked.map(([type]) => (type === "text" ? fc.constant(null) : score)));
    return fc.array(
      scores.map((all): Person => [all]),
      { minLength: count, maxLength: count },
    );
  });

const reports = fc.record({
  self: people(1),
  manager: people(1),
  peer: people(9),
  direct_report: people(6),
});

/** The mean of the item means, by floating point, of the questions that k answered. */
function plainMean(group: readonly Person[], positions: readonly number[], least: number): number {
  const means: number[] = [];
  for (const position of positions) {
    const answers = group.flatMap(([scores]) => {
      const score = scores[position] ?? 0;
      return score > 0 ? [score] : [];
    });
    if (answers.length >= least) means.push(answers.reduce((a, b) => a + b, 0) / answers.length);
  }
  return means.reduce((a, b) => a + b, 0) / means.length;
}

const isTrue = (cell: MeanCell, plain: number): boolean => {
  if (cell.form === "masked") return true;
  // A printed value is true to half a tenth, and so is what is made of it.
  const slack = 0.05 + 1e-9;
  if (cell.form === "interval") return plain >= cell.from - slack && plain <= cell.to + slack;
  if (cell.end === "high") return plain >= 4.5 - slack;
  if (cell.end === "low") return plain <= 1.5 + slack;
  // The middle of a range of 0.2, rounded to a tenth.
  return Math.abs(plain - cell.value) <= 0.1 + 0.05 + slack;
};

test("every report has the shape of a snapshot", () => {
  fc.assert(
    fc.property(reports, fc.constantFrom(null, 0.6, 0.9), (groups, pooledSd) => {
      const report = reportOf(asked, groups, { pooledSd });
      expect(Snapshot.parse(report)).toEqual(report);
      expect(report.items).toHaveLength(questionnaireOf(asked).items.length);
    }),
    { numRuns: 200 },
  );
});

test("no mean is false of the plain figures that it rests on", () => {
  fc.assert(
    fc.property(reports, (groups) => {
      const report = reportOf(asked, groups);
      for (const { positions, cells } of [...report.skills, ...(report.values ? [report.values] : [])]) {
        for (const group of ["peer", "direct_report"] as const) {
          const cell = cells[group];
          if (cell === null || cell.form === "masked") continue;
          const rated = positions.filter((position) => asked[position]?.[0] === "star_rating");
          const values = rated.filter((position) => report.items[position]?.cells?.[group]?.form === "value");
          const used = values.length >= 3 ? values : rated;
          expect(isTrue(cell, plainMean(groups[group], used, 3))).toBe(true);
        }
      }
    }),
    { numRuns: 300 },
  );
});
