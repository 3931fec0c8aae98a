import { expect, test } from "vitest";
import { computeCertainGap, computeCertainOthers } from "./certainty.ts";

const self = { form: "value", value: 4, n: 1, questions: { used: 3, asked: 3 } } as const;
const cells = { self, manager: null, peer: null, direct_report: null };

test("a printed number may be the middle of a narrow mean: what counts is where it surely begins", () => {
  const gap = { form: "interval", from: -0.1, to: 0.1 } as const;
  expect(computeCertainOthers({ cells, gap })).toEqual({ low: 3.9, high: 4.1 });
  expect(computeCertainOthers({ cells, gap: { form: "value", value: 0.3 } })).toEqual({
    low: 4.3,
    high: 4.3,
  });
  expect(computeCertainOthers({ cells, gap: null })).toBeNull();
  expect(computeCertainGap(gap)).toBe(0);
  expect(computeCertainGap({ form: "interval", from: -2, to: -0.8 })).toBe(0.8);
});
