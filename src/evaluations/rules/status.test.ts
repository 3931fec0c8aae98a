import { describe, expect, test } from "vitest";
import { evaluationStatuses } from "../vocabulary.ts";
import {
  canStillAnswer,
  computeCompletedAt,
  hasFinished,
  isPendingFor,
  whyNotArchive,
  whyNotChange,
  whyNotChangeParticipants,
  whyNotEditQuestions,
  whyNotMove,
  whyNotRemove,
  whyNotUnarchive,
  whyNotRunning,
  type MoveFacts,
} from "./status.ts";

const quiet: MoveFacts = {
  hasAnswer: false,
  wasLaunched: false,
  release: "immediate",
  collectionClosed: false,
};
const listReachable = (facts: MoveFacts) =>
  Object.fromEntries(
    evaluationStatuses.map((from) => [
      from,
      evaluationStatuses.filter((to) => whyNotMove(from, to, facts) === null),
    ]),
  );

describe("moving from one status to another", () => {
  test("without an answer, only the moves of docs/product-decisions.md exist", () => {
    expect(listReachable(quiet)).toEqual({
      draft: ["pending", "in_progress", "archived"],
      pending: ["draft", "in_progress", "archived"],
      in_progress: ["draft", "completed", "archived"],
      review: ["completed"],
      completed: ["archived"],
      archived: ["draft"],
    });
  });

  test("once there is an answer, nothing goes back to draft", () => {
    const moves = listReachable({ ...quiet, hasAnswer: true });
    expect(moves["in_progress"]).toEqual(["completed", "archived"]);
  });

  test("what people were once asked stays archived", () => {
    expect(listReachable({ ...quiet, wasLaunched: true })["archived"]).toEqual([]);
  });

  test("by-hand release closes into review, the others into completed, and never otherwise", () => {
    const by = (release: MoveFacts["release"]) => listReachable({ ...quiet, hasAnswer: true, release });
    expect(by("by_hand")["in_progress"]).toEqual(["review", "archived"]);
    expect(by("next_morning")["in_progress"]).toEqual(["completed", "archived"]);
  });

  test("nobody moves an evaluation whose report waits for its release", () => {
    expect(listReachable({ ...quiet, collectionClosed: true })["in_progress"]).toEqual([]);
  });

  test.each([
    ["draft", "completed", quiet, "not_launched"],
    ["pending", "review", quiet, "not_launched"],
    ["in_progress", "pending", quiet, "already_launched"],
    ["in_progress", "draft", { ...quiet, hasAnswer: true }, "answers_exist"],
    ["in_progress", "review", quiet, "report_releases_itself"],
    ["in_progress", "completed", { ...quiet, release: "by_hand" }, "report_reviewed_first"],
    ["in_progress", "archived", { ...quiet, collectionClosed: true }, "report_waiting"],
    ["review", "archived", quiet, "report_reviewed_first"],
    ["review", "in_progress", quiet, "evaluation_closed"],
    ["completed", "draft", quiet, "evaluation_closed"],
    ["archived", "in_progress", quiet, "evaluation_archived"],
    ["archived", "draft", { ...quiet, wasLaunched: true }, "stays_archived"],
  ] as const)("from %s to %s is refused with its own reason", (from, to, facts, reason) => {
    expect(whyNotMove(from, to, facts)).toBe(reason);
  });

  test("only completed stamps the moment; any other status clears it", () => {
    const now = new Date("2026-11-20T15:00:00Z");
    const stamps = evaluationStatuses.map((status) => computeCompletedAt(status, now));
    expect(stamps).toEqual([null, null, null, null, now, null]);
  });
});

test("questions change in a draft only, participants also while people answer; a plan stays as it was checked", () => {
  expect(evaluationStatuses.filter((status) => !whyNotEditQuestions(status))).toEqual(["draft"]);
  expect(
    evaluationStatuses.filter((status) => !whyNotChangeParticipants({ status, releasesOn: null })),
  ).toEqual(["draft", "in_progress"]);
  const planned = { status: "pending", releasesOn: null } as const;
  expect(whyNotEditQuestions("pending")).toBe("already_planned");
  expect(whyNotChangeParticipants(planned)).toBe("already_planned");
  expect(whyNotChange(planned, ["name", "description", "dueOn"])).toBeNull();
  for (const field of ["subjectProfileId", "evaluationType", "scale", "selectedDimensions"])
    expect(whyNotChange(planned, ["name", field])).toBe("already_planned");
});

test("while people answer, only the name, the description and the due date change; afterwards nothing", () => {
  expect(whyNotChange({ status: "draft", releasesOn: null }, ["evaluationType", "scale"])).toBeNull();
  expect(
    whyNotChange({ status: "in_progress", releasesOn: null }, ["name", "description", "dueOn"]),
  ).toBeNull();
  expect(whyNotChange({ status: "in_progress", releasesOn: null }, ["name", "scale"])).toBe(
    "status_conflict",
  );
  for (const status of ["review", "completed", "archived"] as const)
    expect(whyNotChange({ status, releasesOn: null }, ["name"])).toBe("evaluation_closed");
});

test("while a computed report waits for its morning, nothing of the collection changes any more", () => {
  const waiting = { status: "in_progress", releasesOn: "2026-11-23" } as const;
  expect(whyNotRunning(waiting)).toBe("report_waiting");
  expect(whyNotChange(waiting, ["name"])).toBe("report_waiting");
  expect(whyNotChangeParticipants(waiting)).toBe("report_waiting");
  // The planned release day does not matter once the report is there.
  expect(whyNotRunning({ ...waiting, status: "completed" })).toBe("evaluation_closed");
});

describe("the part of one person", () => {
  const part = {
    evaluationStatus: "in_progress",
    participantStatus: "pending",
  } as const;

  test("an action is pending while the evaluation runs and my part is not finished", () => {
    expect(isPendingFor(part)).toBe(true);
    expect(isPendingFor({ ...part, participantStatus: "declined" })).toBe(false);
    expect(isPendingFor({ ...part, participantStatus: null })).toBe(false);
    expect(isPendingFor({ ...part, evaluationStatus: "draft" })).toBe(false);
    expect(isPendingFor({ ...part, evaluationStatus: "completed" })).toBe(false);
  });

  test("declining counts as finished for closing", () => {
    expect(["pending", "completed", "declined"].map((status) => hasFinished(status as "pending"))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

test.each([
  ["draft", null],
  ["pending", "status_conflict"],
  ["in_progress", "already_launched"],
  ["review", "evaluation_closed"],
  ["completed", "evaluation_closed"],
  ["archived", "evaluation_archived"],
] as const)("only a draft is deleted, and each other status gives its own reason: %s", (status, code) =>
  expect(whyNotRemove(status)).toBe(code),
);

test("with others everything is archived but what people answer, what is reviewed and what already is", () => {
  expect(evaluationStatuses.map((status) => whyNotArchive({ status }))).toEqual([
    null,
    null,
    "already_launched",
    "report_reviewed_first",
    null,
    "evaluation_archived",
  ]);
});

test("only what was never launched comes back from the archive", () => {
  const back = (launchedOn: string | null) =>
    evaluationStatuses.map((status) => whyNotUnarchive({ status, launchedOn }));
  const others = Array.from({ length: 5 }, () => "not_archived");
  expect(back(null)).toEqual([...others, null]);
  expect(back("2026-11-20")).toEqual([...others, "stays_archived"]);
});

test.each([
  ["pending", true, true],
  ["pending", false, false],
  ["completed", true, false],
  ["declined", true, false],
] as const)("somebody %s whose account is open (%s) is waited for: %s", (status, isActive, expected) => {
  expect(canStillAnswer({ status, isActive })).toBe(expected);
});
