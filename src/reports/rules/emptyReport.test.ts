import { expect, test } from "vitest";
import { sampleReport } from "../testing/sampleReport.ts";
import { isEmptyReport } from "./emptyReport.ts";

test("a report shows nobody when no group that is shown has an answer", () => {
  const self = (answered: number) => ({ shown: true, answered });
  const hidden = { shown: false, answered: null };
  const isEmpty = (groups: Parameters<typeof isEmptyReport>[0]["groups"]) =>
    isEmptyReport({ groups, items: [] });
  expect(isEmpty([self(0), hidden])).toBe(true);
  expect(isEmpty([])).toBe(true);
  expect(isEmpty([self(1), hidden])).toBe(false);
  expect(isEmpty([self(0), { shown: true, answered: 3 }])).toBe(false);
});

test("a report that shows nobody but two groups together is not empty", () => {
  const { items } = sampleReport({ peers: 2, directReports: 2, joins: true }).snapshot;
  expect(isEmptyReport({ groups: [{ shown: false, answered: null }], items })).toBe(false);
});
