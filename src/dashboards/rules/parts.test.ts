import { describe, expect, test } from "vitest";
import type { AboutMe, MyPart } from "#answers/contract.ts";
import {
  sortByUrgency,
  groupCycles,
  computeDueState,
  getPhaseIndex,
  resolveStep,
  resolveTurn,
} from "./parts.ts";

const part = (facts: Partial<MyPart> = {}): MyPart => ({
  evaluationId: "e1",
  name: "Bilan",
  subject: { id: "p", firstName: "Camille", lastName: "Tremblay", avatar: null },
  isSelf: false,
  role: "peer",
  status: "to_do",
  dueOn: null,
  questionCount: 24,
  answeredQuestions: 0,
  minutes: 9,
  ...facts,
});
const about = (facts: Partial<AboutMe> = {}): AboutMe => ({
  evaluationId: "e1",
  name: "Bilan",
  status: "in_progress",
  dueOn: null,
  reportReady: false,
  ...facts,
});

test("what is due first comes first, and what has no date comes last", () => {
  const parts = [
    part({ name: "c" }),
    part({ name: "b", dueOn: "2026-12-04" }),
    part({ name: "a", dueOn: "2026-11-30" }),
  ];
  expect(sortByUrgency(parts).map(({ name }) => name)).toEqual(["a", "b", "c"]);
});

test("the same day, what is begun comes first", () => {
  const parts = [part({ name: "a" }), part({ name: "b", answeredQuestions: 3 })];
  expect(sortByUrgency(parts).map(({ name }) => name)).toEqual(["b", "a"]);
});

describe("the due day", () => {
  test("is included: late begins the day after", () => {
    expect(computeDueState("2026-12-04", "2026-12-04")).toEqual({ kind: "today" });
    expect(computeDueState("2026-12-05", "2026-12-04")).toEqual({ kind: "late", days: 1 });
    expect(computeDueState("2026-12-03", "2026-12-04")).toEqual({ kind: "by", date: "2026-12-04" });
    expect(computeDueState("2026-12-03", null)).toEqual({ kind: "none" });
  });

  test("counts days across a change of hour", () => {
    expect(computeDueState("2026-11-03", "2026-10-30")).toEqual({ kind: "late", days: 4 });
  });
});

test("a part is begun, continued, then read again", () => {
  expect(resolveStep(part())).toBe("start");
  expect(resolveStep(part({ answeredQuestions: 10 }))).toBe("continue");
  expect(resolveStep(part({ answeredQuestions: 24 }))).toBe("finish");
});

describe("an evaluation about me", () => {
  test("goes through preparation, answers, report", () => {
    expect(getPhaseIndex(about({ status: "pending" }))).toBe(0);
    expect(getPhaseIndex(about())).toBe(1);
    expect(getPhaseIndex(about({ status: "review" }))).toBe(2);
    expect(getPhaseIndex(about({ status: "completed" }))).toBe(2);
    expect(getPhaseIndex(about({ status: "completed", reportReady: true }))).toBe(3);
  });

  test("is my turn only while my own part is not finished", () => {
    const self = part({ isSelf: true, role: "subject" });
    expect(resolveTurn(about(), [self])).toBe("mine");
    expect(resolveTurn(about(), [])).toBe("others");
    expect(resolveTurn(about(), [part({ isSelf: true, evaluationId: "other" })])).toBe("others");
    expect(resolveTurn(about({ status: "review" }), [self])).toBe("lead_reviews");
  });

  test("leaves the cycle once its report can be read, and archived ones do not show", () => {
    const running = about();
    const ready = about({ evaluationId: "e2", status: "completed", reportReady: true });
    const archived = about({ evaluationId: "e3", status: "archived", reportReady: true });
    expect(groupCycles([archived, running, ready])).toEqual({ running: [running], reports: [ready] });
    expect(groupCycles([])).toEqual({ running: [], reports: [] });
  });
});
