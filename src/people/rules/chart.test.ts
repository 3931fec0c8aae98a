import { expect, test } from "vitest";
import type { ChartPerson } from "../contract.ts";
import { emptyChart, listLevels, top, withPage, withPath } from "./chart.ts";

const person = (id: string): ChartPerson => ({
  id,
  firstName: id,
  lastName: "",
  avatar: null,
  jobTitle: null,
  state: "active",
  directReportCount: 0,
});
const [ana, bo, cy, di] = ["ana", "bo", "cy", "di"].map(person) as [
  ChartPerson,
  ChartPerson,
  ChartPerson,
  ChartPerson,
];
const idsIn = (chart: ReturnType<typeof withPage>, level: string) =>
  chart.levels[level]?.people.map(({ id }) => id);

test("a level grows page by page, and says whether more follow", () => {
  const first = withPage(emptyChart, top, { items: [ana, bo], nextCursor: "next" });
  expect([idsIn(first, top), first.levels[top]?.next]).toEqual([["ana", "bo"], "next"]);
  const all = withPage(first, top, { items: [cy], nextCursor: null });
  expect([idsIn(all, top), all.levels[top]?.next]).toEqual([["ana", "bo", "cy"], null]);
});

test("a search brings the people of its path into the levels that are known, once", () => {
  const chart = withPage(withPage(emptyChart, top, { items: [ana], nextCursor: "more" }), "cy", {
    items: [bo],
    nextCursor: null,
  });
  const found = withPath(chart, [cy, di]);
  expect([idsIn(found, top), idsIn(found, "cy")]).toEqual([
    ["ana", "cy"],
    ["bo", "di"],
  ]);
  expect(withPath(found, [cy, di])).toBe(found);
  // The page on which they stand comes later: they move to their place.
  expect(idsIn(withPage(found, top, { items: [bo, cy], nextCursor: null }), top)).toEqual([
    "ana",
    "bo",
    "cy",
  ]);
});

test("a path leads through the levels above its end", () => {
  expect(listLevels([ana, bo, cy])).toEqual([top, "ana", "bo"]);
});
