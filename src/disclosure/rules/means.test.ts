import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Tally } from "./cells.ts";
import { masked } from "./cells.ts";
import { cellsOf } from "./means.ts";
import { policyFor } from "./policy.ts";

const policy = policyFor();
const peers = { group: "peer", people: 8 } as const;
const one = (group: "self" | "manager") => ({ group, people: 1 });

const answers = (...levels: number[]): Tally => ({
  n: levels.length,
  sum: levels.reduce((sum, level) => sum + level, 0),
  counts: [],
});

const meanOf = (...tallies: Tally[]) => cellsOf(tallies, peers, policy).mean;

describe("the mean of a skill or dimension", () => {
  test("is that of its item means, not of all answers", () => {
    const many = answers(3, 3, 3, 3, 3, 3, 3, 3);
    const mean = meanOf(answers(2, 2, 2, 2, 2), answers(4, 4, 4, 4, 4), many);
    expect(mean).toEqual({ form: "value", value: 3, n: 5 });
  });

  test("is a value from k, with the smallest n of its items", () => {
    const mean = meanOf(answers(2, 3, 3), answers(4, 4, 4, 4), answers(3, 3, 4, 4));
    expect(mean).toEqual({ form: "value", value: 3.4, n: 3 });
  });

  test("needs three items which are not masked", () => {
    const shown = answers(3, 3, 3, 3, 3);
    expect(meanOf(shown, shown)).toEqual(masked);
    expect(meanOf(shown, shown, answers(3, 3))).toEqual(masked);
    expect(meanOf(shown, shown, shown)).not.toEqual(masked);
  });

  test("leaves masked items out", () => {
    const shown = answers(3, 3, 3, 3, 3);
    const mean = meanOf(shown, shown, shown, answers(5, 5));
    expect(mean).toEqual({ form: "value", value: 3, n: 5 });
  });

  test("needs three items of self and manager too", () => {
    expect(cellsOf([answers(3), answers(4)], one("self"), policy).mean).toEqual(masked);
    expect(cellsOf([answers(3), answers(4), answers(4)], one("manager"), policy).mean).toEqual({
      form: "value",
      value: 3.7,
      n: 1,
    });
  });

  test("stops at the ends for a protected group only", () => {
    const [low, high] = [answers(1, 1, 1, 1, 1), answers(5, 5, 5, 5, 5)];
    expect(meanOf(low, low, low)).toMatchObject({ value: 1.5, end: "low" });
    expect(meanOf(high, high, high)).toMatchObject({ value: 4.5, end: "high" });
    expect(cellsOf([high, high, high], one("manager"), policy).mean).toEqual({
      form: "value",
      value: 5,
      n: 5,
    });
  });

  test("takes each item as far as its end, so that subtracting does not pass it", () => {
    const others = [answers(4, 4, 4, 5, 5), answers(4, 4, 4, 4, 4)];
    const unanimous = meanOf(answers(5, 5, 5, 5, 5), ...others);
    expect(unanimous).toEqual(meanOf(answers(5, 5, 5, 5, 4), ...others));
    expect(unanimous).toMatchObject({ value: 4.3 });
  });
});

describe("a band among values", () => {
  test("takes the value with the fewest answers along: alone it could be worked out", () => {
    const { items } = cellsOf(
      [answers(3, 3, 3, 3, 3, 3), answers(4, 4, 4, 4, 4), answers(2, 2, 2)],
      peers,
      policy,
    );
    expect(items.map(({ form }) => form)).toEqual(["value", "band", "band"]);
  });

  test("stays alone when there is no mean to work it out from", () => {
    const { items } = cellsOf([answers(3, 3, 3, 3, 3), answers(2, 2, 2)], peers, policy);
    expect(items.map(({ form }) => form)).toEqual(["value", "band"]);
  });

  test("is never the only one beside a published mean", () => {
    const tally = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(tally, { minLength: 1, maxLength: 6 }), (rows) => {
        const { items, mean } = cellsOf(
          rows.map((row) => answers(...row)),
          peers,
          policy,
        );
        if (mean.form === "masked") return;
        expect(items.filter(({ form }) => form === "band")).not.toHaveLength(1);
      }),
    );
  });
});
