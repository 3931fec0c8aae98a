import { expect, test } from "vitest";
import {
  resolveGroup,
  isAwaited,
  listNominatedRoles,
  listOutOfBounds,
  whyNotAsk,
  whyNotDecide,
  whyNotPropose,
} from "./rules.ts";
import type { NominationStatus } from "./vocabulary.ts";

test.each([
  ["open", null, "nomination_not_sent", true],
  ["returned", null, "nomination_not_sent", true],
  ["sent", "nomination_not_open", null, true],
  ["approved", "nomination_not_open", "nomination_not_sent", false],
] satisfies [NominationStatus, string | null, string | null, boolean][])(
  "%s: the person changes it, those who lead decide, the launch waits",
  (status, propose, decide, awaited) => {
    expect([whyNotPropose(status), whyNotDecide(status), isAwaited(status)]).toEqual([
      propose,
      decide,
      awaited,
    ]);
  },
);

const draft = {
  status: "draft",
  evaluationType: "full",
  hasActiveSubject: true,
  isSubject: false,
} as const;

test.each([
  ["a draft about somebody else", draft, null],
  ["one’s own evaluation", { ...draft, isSubject: true }, "forbidden"],
  ["one that runs", { ...draft, status: "in_progress" } as const, "status_conflict"],
  ["nobody to ask", { ...draft, hasActiveSubject: false }, "launch_needs_active_subject"],
  ["a type without groups", { ...draft, evaluationType: "manager" } as const, "invalid_data"],
])("asks about %s", (_, facts, answer) => {
  expect(whyNotAsk(facts)).toBe(answer);
});

test("groups follow from the type and from who reports to the person", () => {
  expect([listNominatedRoles("full"), listNominatedRoles("peer"), listNominatedRoles("self")]).toEqual([
    ["peer", "direct_report"],
    ["peer"],
    [],
  ]);
  expect([resolveGroup(true, "full"), resolveGroup(false, "full"), resolveGroup(true, "peer")]).toEqual([
    "direct_report",
    "peer",
    "peer",
  ]);
});

test.each([
  [["peer", "peer"], [{ role: "peer", reason: "too_few", count: 2, least: 3, most: 4 }]],
  [["peer", "peer", "peer"], []],
  [
    ["peer", "peer", "peer", "peer", "peer"],
    [{ role: "peer", reason: "too_many", count: 5, least: 3, most: 4 }],
  ],
  [
    ["peer", "peer", "peer", "direct_report"],
    [{ role: "direct_report", reason: "too_many", count: 1, least: 0, most: 0 }],
  ],
] as const)("%j is out of bounds: %j", (roles, groups) => {
  expect(listOutOfBounds(roles, { peer: { least: 3, most: 4 } })).toEqual(groups);
});
