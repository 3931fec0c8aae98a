import { expect, test } from "vitest";
import { isEmptyReport } from "./emptyReport.ts";

test("a report shows nobody when no group that is shown has an answer", () => {
  const self = (answered: number) => ({ shown: true, answered });
  const hidden = { shown: false, answered: null };
  expect(isEmptyReport([self(0), hidden])).toBe(true);
  expect(isEmptyReport([])).toBe(true);
  expect(isEmptyReport([self(1), hidden])).toBe(false);
  expect(isEmptyReport([self(0), { shown: true, answered: 3 }])).toBe(false);
});
