import { expect, test } from "vitest";
import { advisePriorities, isInPlan, mayChoose, togglePriority, toPillar } from "./priorities.ts";

test.each([
  [0, "none"],
  [1, "one"],
  [2, "right"],
  [3, "enough"],
] as const)("with %i chosen, the dialog says « %s »", (count, advice) => {
  expect(advisePriorities(count)).toBe(advice);
});

test.each([
  ["the first one", [], "a", ["a"]],
  ["a third one", ["a", "b"], "c", ["a", "b", "c"]],
  ["no fourth one", ["a", "b", "c"], "d", ["a", "b", "c"]],
  ["one of three is taken back", ["a", "b", "c"], "b", ["a", "c"]],
])("chosen are two or three at most: %s", (_case, chosen, id, expected) => {
  expect(togglePriority(chosen, id)).toEqual(expected);
  expect(mayChoose(chosen, id)).toBe(expected !== chosen && expected.join() !== chosen.join());
});

test.each([
  ["leader", "leader"],
  ["se_connaitre", "se_connaitre"],
  ["a_family_of_its_own", "gestionnaire"],
  [null, "gestionnaire"],
])("a skill of the family %s stands under %s", (family, expected) => {
  expect(toPillar(family, "gestionnaire")).toBe(expected);
});

test.each([
  ["an open one", "running", "a", true],
  ["one to come", "upcoming", "a", true],
  ["none that is reached", "reached", "a", false],
  ["none on another skill", "running", "b", false],
  ["none where the company asks about it no more", "running", null, false],
] as const)("a plan has an objective on a skill: %s", (_case, status, skillId, expected) => {
  expect(
    isInPlan(
      [
        { status: "running", skill: null },
        { status, skill: { id: "a" } },
      ],
      skillId,
    ),
  ).toBe(expected);
});
