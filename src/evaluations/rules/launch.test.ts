import { describe, expect, test } from "vitest";
import { evaluationTypes, type ParticipantRole } from "../vocabulary.ts";
import {
  addsDirectManager,
  listAskedRoles,
  countJoined,
  listGroupsAtThreshold,
  listGroupsUnderThreshold,
  findJoiningManager,
  getInvitedRoles,
  subjectTakesPart,
  whyNotLaunch,
  type LaunchFacts,
} from "./launch.ts";

const ready: LaunchFacts = {
  name: "Bilan d’automne",
  evaluationType: "peer",
  subject: { isActive: true, hasDirectManager: true },
  subjectAnswers: true,
  itemCount: 12,
  invitedCount: 4,
};

describe("launching", () => {
  test("a complete evaluation may start", () => {
    expect(whyNotLaunch(ready)).toBeNull();
  });

  test.each([
    ["nomination_open", { awaitsNomination: true, name: "" }],
    ["launch_needs_name", { name: "   " }],
    ["launch_needs_active_subject", { subject: null }],
    ["launch_needs_active_subject", { subject: { isActive: false, hasDirectManager: true } }],
    ["launch_needs_question", { itemCount: 0 }],
    ["launch_needs_participant", { invitedCount: 0, subjectAnswers: false }],
    [
      "launch_needs_participant",
      {
        evaluationType: "manager",
        invitedCount: 0,
        subjectAnswers: false,
        subject: { isActive: true, hasDirectManager: false },
      },
    ],
  ] as const)("%s", (code, missing) => {
    expect(whyNotLaunch({ ...ready, ...missing })).toBe(code);
  });

  test("the person’s own view is enough, and so is the manager who will join", () => {
    expect(whyNotLaunch({ ...ready, invitedCount: 0 })).toBeNull();
    expect(
      whyNotLaunch({ ...ready, evaluationType: "manager", invitedCount: 0, subjectAnswers: false }),
    ).toBeNull();
  });
});

test("the direct manager joins where the type asks for one and they are not invited already, in whatever role", () => {
  const [paul, noe] = [{ id: "paul" }, { id: "noe" }];
  expect(findJoiningManager("peer_manager", paul, [{ person: noe }])).toBe(paul);
  expect(findJoiningManager("peer_manager", paul, [{ person: noe }, { person: paul }])).toBeNull();
  expect(findJoiningManager("peer", paul, [])).toBeNull();
  expect(findJoiningManager("full", null, [])).toBeNull();
});

test("each type invites its own groups", () => {
  expect(Object.fromEntries(evaluationTypes.map((type) => [type, getInvitedRoles(type)]))).toEqual({
    self: [],
    peer: ["peer"],
    manager: ["manager"],
    peer_manager: ["manager", "peer"],
    full: ["manager", "peer", "direct_report"],
  });
  expect(evaluationTypes.filter(addsDirectManager)).toEqual(["manager", "peer_manager", "full"]);
});

test("the person’s own view can be left out of the peer and manager types only", () => {
  const without = evaluationTypes.filter(
    (evaluationType) => !subjectTakesPart({ evaluationType, subjectAnswers: false }),
  );
  expect(without).toEqual(["peer", "manager"]);
});

describe("groups whose answers could not be shown", () => {
  const people = (role: "manager" | "peer" | "direct_report", count: number) =>
    Array.from({ length: count }, () => ({ role }));

  test("a protected group under the threshold is named with its size", () => {
    const invited = [...people("manager", 1), ...people("peer", 2), ...people("direct_report", 2)];
    expect(listGroupsUnderThreshold(invited, 3, "full")).toEqual([
      { role: "peer", count: 2 },
      { role: "direct_report", count: 2 },
    ]);
  });

  test("an empty group, a full one and managers ask for nothing", () => {
    expect(listGroupsUnderThreshold([...people("manager", 1), ...people("peer", 3)], 3, "full")).toEqual([]);
  });

  test("one absence would mask a group that has just enough people", () => {
    const exact = [...people("peer", 3), ...people("direct_report", 4)];
    expect(listGroupsAtThreshold(exact, 3, "full")).toEqual([{ role: "peer", count: 3 }]);
    expect(listGroupsAtThreshold(exact, 3, "manager")).toEqual([]);
    expect(listGroupsAtThreshold([...people("peer", 2), ...people("manager", 3)], 3, "full")).toEqual([]);
  });

  test.each([
    [1, 2, 3, "full", 3],
    [2, 2, 3, "full", 4],
    [1, 1, 3, "full", null],
    [3, 2, 3, "full", null],
    [2, 0, 3, "full", null],
    [2, 2, 5, "full", null],
    [2, 2, 3, "peer", null],
  ] as const)(
    "of %i colleagues and %i direct reports under a threshold of %i (%s), %s may be shown together",
    (peers, reports, threshold, type, together) => {
      const asked = [...people("peer", peers), ...people("direct_report", reports)];
      expect(countJoined(asked, threshold, type)).toBe(together);
    },
  );

  test("the threshold is the company’s", () => {
    expect(listGroupsUnderThreshold(people("peer", 4), 5, "peer")).toEqual([{ role: "peer", count: 4 }]);
  });
});

describe("who will be asked", () => {
  const full = {
    evaluationType: "full",
    subjectAnswers: true,
    participants: [],
    joiningManager: null,
  } as const;
  test.each<[string, ParticipantRole[], Partial<Parameters<typeof listAskedRoles>[0]>]>([
    ["nobody besides oneself", ["subject"], {}],
    ["colleagues", ["subject", "peer"], { participants: [{ role: "peer" }, { role: "peer" }] }],
    ["a manager whom the launch adds", ["subject", "manager"], { joiningManager: {} }],
    [
      "all, in one order",
      ["subject", "manager", "peer", "direct_report"],
      { participants: [{ role: "direct_report" }, { role: "peer" }, { role: "manager" }] },
    ],
    [
      "colleagues alone",
      ["peer"],
      { evaluationType: "peer", subjectAnswers: false, participants: [{ role: "peer" }] },
    ],
  ])("%s", (_, roles, facts) => expect(listAskedRoles({ ...full, ...facts })).toEqual(roles));
});
