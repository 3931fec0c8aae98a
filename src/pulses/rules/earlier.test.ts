import { expect, test } from "vitest";
import type { PulseHighlight, PulseSnapshot } from "#disclosure/contract/pulse.ts";
import { listEarlier, withoutChanges } from "./earlier.ts";

const rhythm = { cadence: "weekly", anchor: "2026-11-02" } as const;
const run = { occurrence: "2026-11-30" };

test.each<[string, string[], string[], (string | null)[]]>([
  ["none", [], [], []],
  ["the one before", ["2026-11-23"], [], ["2026-11-23"]],
  ["the latest first", ["2026-11-23", "2026-11-16"], [], ["2026-11-16", "2026-11-23"]],
  ["one was skipped", ["2026-11-23", "2026-11-09"], [], ["2026-11-09", null, "2026-11-23"]],
  ["right before it one was skipped", ["2026-11-16"], [], ["2026-11-16", null]],
  [
    "one is not for the reader",
    ["2026-11-23", "2026-11-16", "2026-11-09"],
    ["2026-11-16"],
    ["2026-11-09", null, "2026-11-23"],
  ],
  [
    "hidden beside skipped is one gap",
    ["2026-11-23", "2026-11-09", "2026-11-02"],
    ["2026-11-09"],
    ["2026-11-02", null, "2026-11-23"],
  ],
  ["it begins with a run", ["2026-11-23", "2026-11-16"], ["2026-11-16"], ["2026-11-23"]],
  ["all are hidden", ["2026-11-23", "2026-11-16"], ["2026-11-16", "2026-11-23"], []],
])("%s", (_, before, hidden, expected) => {
  const listed = listEarlier(
    rhythm,
    before.map((occurrence) => ({ occurrence })),
    run,
    (each) => (hidden.includes(each.occurrence) ? null : each),
  );
  expect(listed.map((each) => each?.occurrence ?? null)).toEqual(expected);
});

test("changes since a run that is not read are not told", () => {
  const rule = "fixed" as const;
  const highlights: PulseHighlight[] = [
    { kind: "rise", question: "pride", before: { value: 3 }, now: { value: 4 }, rule },
    { kind: "lowest_theme", theme: "safety", mean: { form: "value", value: 2 }, next: "engagement" },
  ];
  expect(withoutChanges({ highlights } as PulseSnapshot).highlights).toEqual([highlights[1]]);
});
