import { describe, expect, test } from "vitest";
import { noteFigure } from "#platform/testing/proof.ts";
import type { BandCell, ValueCell } from "../contract.ts";
import { anyEvaluation } from "../testing/attack/evaluations.ts";
import { seeded } from "../testing/build.ts";
import { besideBands } from "./besideBands.ts";
import { tally } from "./cells.ts";
import { policyFor } from "./policy.ts";
import { release } from "./release.ts";

const policy = policyFor();
const band = (from: number): BandCell => ({ form: "band", from, to: from + 1 });
const value = (mean: number, n: number): ValueCell => ({ form: "value", value: mean, n });

describe("the mean beside bands", () => {
  test("is left alone where there is no band", () => {
    const cells = [value(2, 5), value(3, 6), value(4, 5)];
    expect(besideBands(30, { cells, people: 6, fewest: 5, policy })).toBe(30);
  });

  test.each([
    [20, 22],
    [21, 22],
    [22, 22],
    [23, 23],
    [24, 24],
    [26, 24],
    [29, 24],
  ])("of three people and three questions in [2;3): %i tenths are published as %i", (tenths, published) => {
    const cells = [band(2), band(2), band(2)];
    expect(besideBands(tenths, { cells, people: 3, fewest: 3, policy })).toBe(published);
  });

  test("moves less, the more questions there are", () => {
    const moved = [3, 5, 8].map((count) => {
      const cells = Array.from({ length: count }, () => band(3));
      return besideBands(30, { cells, people: 3, fewest: 3, policy }) - 30;
    });
    expect(moved).toEqual([2, 1, 1]);
  });

  test("is that of the published cells where every mean would tell something", () => {
    const cells = [band(2), band(4), value(3, 6)];
    const published = [30, 31, 34].map((tenths) =>
      besideBands(tenths, { cells, people: 8, fewest: 3, policy }),
    );
    // (2.5 + 4.25 + 3) / 3
    expect(published).toEqual([33, 33, 33]);
  });

  test("is moved by less than a tenth on average", { timeout: 120_000 }, () => {
    const moves: number[] = [];
    for (let seed = 0; seed < 800; seed += 1) {
      const evaluation = anyEvaluation(seed, { skew: "plausible" });
      const { skills } = release({ ...evaluation, random: seeded(seed) });
      const { items } = evaluation.questionnaire;
      for (const { positions, cells } of skills) {
        const own = evaluation.responses.filter(({ role }) => role === "peer");
        const rated = positions
          .map((position) => items[position]!)
          .filter(({ type }) => type === "star_rating");
        const used = rated.map((item) => tally(item, own)).filter(({ n }) => n >= evaluation.policy.k);
        const hasBands = used.some(({ n }) => n < evaluation.policy.itemValueFrom);
        if (cells.peer?.form !== "value" || !hasBands) continue;
        const limited = used.map(({ sum, n }) => Math.min(4.5, Math.max(1.5, sum / n)));
        const mean = limited.reduce((sum, each) => sum + each, 0) / used.length;
        moves.push(Math.abs(cells.peer.value - mean));
      }
    }
    const average = moves.reduce((sum, each) => sum + each, 0) / moves.length;
    const moved = moves.filter((each) => each > 0.05).length / moves.length;
    noteFigure({
      name: "Means beside bands (plausible skew): moved at all, by how much on average, at most",
      measured: `${(100 * moved).toFixed(0)} %, ${average.toFixed(2)}, ${Math.max(...moves).toFixed(2)} of a point (rounding included)`,
    });
    expect(moves.length).toBeGreaterThan(100);
    expect(average).toBeLessThan(0.1);
    expect(Math.max(...moves)).toBeLessThan(0.5);
  });
});
