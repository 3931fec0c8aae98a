import { expect, test } from "vitest";
import { listWithGaps } from "./gaps.ts";

const rhythm = { cadence: "weekly", anchor: "2026-11-02" } as const;
test.each<[string, string[], (string | null)[]]>([
  ["none", [], []],
  ["neighbours", ["2026-11-02", "2026-11-09"], ["2026-11-02", "2026-11-09"]],
  ["in whatever order", ["2026-11-09", "2026-11-02"], ["2026-11-02", "2026-11-09"]],
  ["one was skipped", ["2026-11-02", "2026-11-16"], ["2026-11-02", null, "2026-11-16"]],
  ["several are one gap", ["2026-11-02", "2026-11-30"], ["2026-11-02", null, "2026-11-30"]],
  ["the first ones never were", ["2026-11-23", "2026-11-30"], ["2026-11-23", "2026-11-30"]],
])("%s", (_, occurrences, expected) => {
  const listed = listWithGaps(
    rhythm,
    occurrences.map((occurrence) => ({ occurrence })),
  );
  expect(listed.map((run) => run?.occurrence ?? null)).toEqual(expected);
});
