import { expect, test } from "vitest";
import type { Group } from "#weights/vocabulary.ts";
import { putOthersViewsFirst } from "./putOthersViewsFirst.ts";

const report = (...groups: Group[]) => ({ shown: groups.map((group) => ({ group, answered: 4 })) });

test.each<[string, Group[][], Group[], number[]]>([
  [
    "the nearest first",
    [
      ["self", "peer"],
      ["self", "peer"],
    ],
    ["self", "peer"],
    [0, 1],
  ],
  ["a self-evaluation after what others said", [["self"], ["self", "manager"]], ["self", "manager"], [1, 0]],
  ["another group than the later one shows is as far", [["manager"], ["peer"]], ["self", "peer"], [1, 0]],
  ["a later self-evaluation is compared with the nearest", [["self"], ["self", "peer"]], ["self"], [0, 1]],
  ["a report that shows no group", [[], ["self"]], ["self"], [0, 1]],
])("%s", (_what, earlier, later, order) => {
  const reports = earlier.map((groups) => report(...groups));
  expect(putOthersViewsFirst(reports, report(...later))).toEqual(order.map((at) => reports[at]));
});
