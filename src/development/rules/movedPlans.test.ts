import { expect, test } from "vitest";
import { listMovedManagers } from "./movedPlans.ts";

const place = (directManagerId: string | null, ...managerIds: string[]) => ({
  id: "person",
  directManagerId,
  teams: managerIds.map((managerId, index) => ({ id: `team${index}`, name: "", managerId, isMain: false })),
});
const rights = { managesTeams: true, isInCharge: false };

test.each([
  ["another direct manager", place("camille"), place("mathieu"), {}, ["camille closes", "mathieu opens"]],
  [
    "one who manages a team of the person",
    place("camille", "camille"),
    place("mathieu", "camille"),
    {},
    ["camille team", "mathieu opens"],
  ],
  [
    "the team goes, the direct manager stays",
    place("camille", "camille"),
    place("camille"),
    {},
    ["camille direct"],
  ],
  ["one who comes back at once", place("mathieu"), place("camille"), {}, ["camille opensAtOnce"]],
  ["one of the administration has come", place(null), place("helene"), {}, ["helene opensAtOnce"]],
  ["one of two teams", place(null, "camille", "camille"), place(null, "camille"), {}, []],
  [
    "one whose role lets them manage no team",
    place("camille", "camille"),
    place("mathieu", "camille"),
    { managesTeams: false },
    ["camille closes", "mathieu opens"],
  ],
  [
    "one of the administration reads on",
    place("camille"),
    place(null),
    { isInCharge: true },
    ["camille administration"],
  ],
  ["one who waits for the yes has nothing that closes", place("mathieu"), place(null), {}, []],
  ["a person manages themself in no way", place("camille"), place("camille", "person"), {}, []],
  ["nothing moves", place("camille", "mathieu"), place("camille", "mathieu"), {}, []],
])("%s", (_, before, after, camille, expected) => {
  const managers = new Map([
    ["camille", { ...rights, ...camille }],
    ["mathieu", rights],
    ["helene", { ...rights, isInCharge: true }],
    ["person", rights],
  ]);
  const moved = listMovedManagers({ before, after }, managers, new Set(["camille"]));
  expect(
    moved.map(({ managerId, move }) => `${managerId} ${typeof move === "string" ? move : move.kept}`),
  ).toEqual(expected);
});
