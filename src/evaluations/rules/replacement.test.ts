import { expect, test } from "vitest";
import { thinnedGroups } from "./replacement.ts";

const peers = (asked: number, declined: number) => [
  ...Array.from({ length: asked }, () => ({ role: "peer", status: "pending" }) as const),
  ...Array.from({ length: declined }, () => ({ role: "peer", status: "declined" }) as const),
];

test.each([
  ["nobody declined", peers(3, 0), []],
  ["the group is barely large enough", peers(3, 1), [{ role: "peer", left: 3 }]],
  ["it is too small by now", peers(2, 2), [{ role: "peer", left: 2 }]],
  ["somebody else was invited", peers(4, 1), []],
])("%s", (_, participants, groups) => {
  expect(thinnedGroups({ participants, threshold: 3 })).toEqual(groups);
});

test("a manager who declines thins no group", () => {
  expect(thinnedGroups({ participants: [{ role: "manager", status: "declined" }], threshold: 3 })).toEqual(
    [],
  );
});
