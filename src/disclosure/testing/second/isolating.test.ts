import { expect, test } from "vitest";
import { isIsolating } from "./isolating.ts";

const people = (...numbers: number[]) => numbers.map((number) => `p${number}`);

test.each([
  {
    case: "the same people again",
    earlier: [people(1, 2, 3, 4)],
    later: [people(1, 2, 3, 4)],
    expected: false,
  },
  { case: "one more", earlier: [people(1, 2, 3)], later: [people(1, 2, 3, 4)], expected: true },
  { case: "one fewer", earlier: [people(1, 2, 3, 4)], later: [people(1, 2, 3)], expected: true },
  { case: "one replaced", earlier: [people(1, 2, 3)], later: [people(1, 2, 4)], expected: true },
  { case: "three more", earlier: [people(1, 2, 3)], later: [people(1, 2, 3, 4, 5, 6)], expected: false },
  { case: "two replaced", earlier: [people(1, 2, 3)], later: [people(1, 4, 5)], expected: false },
  {
    case: "three that isolate only together",
    earlier: [people(1, 2, 3, 4, 5), people(1, 2, 3)],
    later: [people(4, 5, 6)],
    expected: true,
  },
  { case: "nothing before", earlier: [], later: [people(1, 2, 3)], expected: false },
  {
    case: "others, in the other group",
    earlier: [people(1, 2, 3)],
    later: [people(1, 2), people(3, 4, 5)],
    expected: true,
  },
])("$case: $expected", ({ earlier, later, expected }) => {
  expect(isIsolating({ earlier, later, managers: { earlier: [], later: [] }, k: 3 })).toBe(expected);
});

/** Who answered as a manager in an earlier report, and in the later one. */
test.each([
  {
    case: "a colleague who later answered as manager, before a third report",
    earlier: [people(1, 2, 3, 4, 5, 6)],
    later: [people(1, 2, 3, 4, 5)],
    managers: { earlier: people(6), later: [] },
    expected: true,
  },
  {
    case: "without the manager enough are left",
    earlier: [people(1, 2, 3, 4)],
    later: [people(1, 5, 6, 4)],
    managers: { earlier: people(4), later: [] },
    expected: false,
  },
  {
    case: "without the manager two are left",
    earlier: [people(1, 2, 3, 4)],
    later: [people(5, 6, 4)],
    managers: { earlier: people(4), later: [] },
    expected: true,
  },
  {
    case: "the manager of the later report was one of three colleagues",
    earlier: [people(1, 2, 3)],
    later: [],
    managers: { earlier: [], later: people(1) },
    expected: true,
  },
  {
    case: "what was known before is no fault of the later report",
    earlier: [people(1, 2, 3)],
    later: [people(4, 5, 6)],
    managers: { earlier: people(1), later: [] },
    expected: false,
  },
])("managers, $case: $expected", ({ earlier, later, managers, expected }) => {
  expect(isIsolating({ earlier, later, managers, k: 3 })).toBe(expected);
});
