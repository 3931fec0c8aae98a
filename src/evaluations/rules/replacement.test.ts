import { expect, test } from "vitest";
import { suggestReplacements, listGroupsAtRisk } from "./replacement.ts";

const buildPeers = (asked: number, declined: number) => [
  ...Array.from({ length: asked }, () => ({ role: "peer", status: "pending" }) as const),
  ...Array.from({ length: declined }, () => ({ role: "peer", status: "declined" }) as const),
];

test.each([
  ["nobody declined", buildPeers(3, 0), []],
  ["the group is barely large enough", buildPeers(3, 1), [{ role: "peer", left: 3 }]],
  ["it is too small by now", buildPeers(2, 2), [{ role: "peer", left: 2 }]],
  ["somebody else was invited", buildPeers(4, 1), []],
])("%s", (_, participants, groups) => {
  expect(listGroupsAtRisk({ participants, threshold: 3 })).toEqual(groups);
});

test("a manager who declines thins no group", () => {
  expect(listGroupsAtRisk({ participants: [{ role: "manager", status: "declined" }], threshold: 3 })).toEqual(
    [],
  );
});

const circle = {
  reportIds: ["r1", "r2"],
  colleagues: [
    { id: "t1", because: "same_team" },
    { id: "t2", because: "same_team" },
    { id: "r1", because: "same_team" },
    { id: "w1", because: "worked_together" },
    { id: "t1", because: "worked_together" },
    { id: "w2", because: "worked_together" },
  ],
} as const;
const suggest = (
  role: "peer" | "direct_report",
  asked: readonly string[],
  load: Record<string, number> = {},
) =>
  suggestReplacements(role, circle, {
    isAsked: (id) => asked.includes(id),
    requests: new Map(Object.entries(load)),
  }).map(({ id, because }) => `${id} ${because}`);

test.each([
  [
    "three at most, the team first, each once",
    [],
    {},
    ["t1 same_team", "t2 same_team", "w1 worked_together"],
  ],
  ["nobody who was asked", ["t1", "w1"], {}, ["t2 same_team", "w2 worked_together"]],
  [
    "those first who are asked less",
    [],
    { t1: 2, w1: 1 },
    ["t2 same_team", "w2 worked_together", "w1 worked_together"],
  ],
  ["nobody who is asked by many", [], { t1: 4, t2: 5, w1: 3 }, ["w2 worked_together", "w1 worked_together"]],
] as const)("suggests as colleagues %s", (_, asked, load, answer) => {
  expect(suggest("peer", asked, load)).toEqual(answer);
});

test("suggests as people supervised those who report to the person", () => {
  expect(suggest("direct_report", ["r1"])).toEqual(["r2 direct_report"]);
});
