import { describe, expect, test } from "vitest";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import { buildQuestionnaire, computeReport, response, seeded } from "../testing/build.ts";

const questionnaire = buildQuestionnaire([{ skill: "listening" }, { skill: "listening" }, { type: "text" }]);
const writers = ["a", "b", "c"];
/** In the order of arrival: the same person is at the same place. Sizes differ as much as they may. */
const textByWriter = { a: "a".repeat(4_000), b: "b", c: "c c c" };

const given = writers.map((writer) => {
  const text = textByWriter[writer as keyof typeof textByWriter];
  return response("peer", [3, 3, null], { 0: text, 1: text, 2: text });
});

const seeds = rounds({ short: 3_600, long: 180_000 });
/** The 0.1 % points of chi-square: of 36 equally likely pairs of orders, and of 6 orders. */
const limits = { pairs: 66.6, orders: 20.5 };

type Chance = (seed: number) => () => number;

/** How far from even are: the order of each question, and the pairs of orders of two questions. */
function unevenness(chance: Chance) {
  const orders = new Map<string, number>();
  const pairs = new Map<string, number>();
  const count = (seen: Map<string, number>, key: string) => seen.set(key, (seen.get(key) ?? 0) + 1);
  for (let seed = 0; seed < seeds; seed += 1) {
    const { items } = computeReport(questionnaire, given, { random: chance(seed) });
    const [first, second, third] = items.map(({ comments, answers }) =>
      (comments.peer ?? answers.peer ?? []).map((text) => text[0]).join(""),
    );
    count(orders, first!);
    count(pairs, `${first} ${second}`);
    count(pairs, `${second} ${third}`);
  }
  const chiSquare = (seen: Map<string, number>, cells: number, total: number) => {
    const expected = total / cells;
    const counted = [...seen.values()].reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
    return counted + (cells - seen.size) * expected;
  };
  return { orders: chiSquare(orders, 6, seeds), pairs: chiSquare(pairs, 36, 2 * seeds) };
}

const fair: Chance = (seed) => seeded(seed * 2_654_435 + 1);

describe("whoever reads the comments of several questions", { timeout: 600_000 }, () => {
  test("cannot line up one author’s: all pairs of orders are equally likely, as is each order", () => {
    const { orders, pairs } = unevenness(fair);
    expect(orders).toBeLessThan(limits.orders);
    expect(pairs).toBeLessThan(limits.pairs);
    noteFigure({
      name: "Comments: chi-square of the pairs of orders of two questions (35 degrees of freedom)",
      measured: `${pairs.toFixed(1)} over ${seeds} reports`,
      asked: `below ${limits.pairs} (p > 0.001)`,
    });
    noteFigure({
      name: "Comments: chi-square of the order against arrival and size (5 degrees of freedom)",
      measured: orders.toFixed(1),
      asked: `below ${limits.orders} (p > 0.001)`,
    });
  });

  test.each<[string, Chance]>([
    ["nothing is shuffled", () => () => 1 - 2 ** -40],
    [
      "all questions are shuffled alike",
      (seed) => {
        const random = seeded(seed * 2_654_435 + 1);
        const alike = [random(), random()];
        let drawn = 0;
        return () => alike[drawn++ % 2]!;
      },
    ],
    [
      "the shuffle hardly moves anybody",
      (seed) => {
        const random = seeded(seed * 2_654_435 + 1);
        return () => 0.5 + random() / 2;
      },
    ],
  ])("notices that %s", (_, chance) => {
    expect(unevenness(chance).pairs).toBeGreaterThan(2 * limits.pairs);
  });
});
