import { expect, test } from "vitest";
import type { Cell } from "../contract.ts";
import { masked } from "./cells.ts";
import { computeGroupGap } from "./gaps.ts";
import { createPolicy } from "./policy.ts";

const self = (value: number): Cell => ({ form: "value", value, n: 1 });
const value = (number: number, end?: "high" | "low"): Cell =>
  end ? { form: "value", value: number, n: 5, end } : { form: "value", value: number, n: 5 };
const band = (from: number): Cell => ({ form: "band", from, to: from + 1 });
const interval = (from: number, to: number) => ({ form: "interval", from, to });

test.each<
  [
    string,
    Cell | null,
    Cell | null,
    ReturnType<typeof interval> | { form: "value"; value: number } | null,
    string | null,
  ]
>([
  ["a value above the self", self(3), value(4.2), { form: "value", value: 1.2 }, "notable"],
  ["a value near the self", self(4), value(4.2), { form: "value", value: 0.2 }, "none"],
  ["an end above the self", self(3), value(4.5, "high"), interval(1.5, 2), "notable"],
  ["an end at the self", self(5), value(4.5, "high"), interval(-0.5, 0), "none"],
  ["a band above the self", self(2), band(3), interval(1, 2), "notable"],
  ["a band below the self", self(5), band(3), interval(-2, -1), "notable"],
  ["a band in which the self lies", self(3), band(3), null, null],
  ["a band at whose edge the self lies", self(4), band(3), null, null],
  ["a masked cell", self(3), masked, null, null],
  ["no self", null, value(4), null, null],
  ["nobody invited", self(3), null, null, null],
])("beside %s", (_, own, cell, gap, state) => {
  expect(computeGroupGap(own, cell, createPolicy())).toEqual(gap && { gap, state });
});

test("with a pooled deviation a band counts for k people", () => {
  const stateAt = (pooledSd: number) => computeGroupGap(self(5), band(3), createPolicy({ pooledSd }))?.state;
  // 1.96 × 0.8 / √3 = 0.91; 1.96 × 0.9 / √3 = 1.02.
  expect(stateAt(0.8)).toBe("notable");
  expect(stateAt(0.9)).toBe("inconclusive");
});
