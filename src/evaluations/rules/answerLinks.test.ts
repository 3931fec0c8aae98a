import { describe, expect, test } from "vitest";
import { computeLastDayOfAnswerLink, whyNotOpenAnswerLink, type AnswerLinkFacts } from "./answerLinks.ts";

const pending: AnswerLinkFacts = {
  participantStatus: "pending",
  dueOn: "2026-12-11",
};

describe("a link to answer", () => {
  test.each<[string, Partial<AnswerLinkFacts>, string, string | null]>([
    ["opens on the day of the launch", {}, "2026-11-20", null],
    ["opens on the due day", {}, "2026-12-11", null],
    ["opens a week after the due day", {}, "2026-12-18", null],
    ["ends then", {}, "2026-12-19", "expired_link"],
    ["follows a due date that moves", { dueOn: "2027-01-15" }, "2027-01-22", null],
    ["follows it backwards too", { dueOn: "2026-11-25" }, "2026-12-03", "expired_link"],
    ["does not open before the launch", { dueOn: null }, "2026-11-20", "expired_link"],
    ["ends with the answers", { participantStatus: "completed" }, "2026-11-20", "already_finalised"],
    ["ends with a refusal", { participantStatus: "declined" }, "2026-11-20", "already_declined"],
    ["ends with a withdrawal", { participantStatus: null }, "2026-11-20", "invalid_token"],
  ])("%s", (_what, facts, today, code) => {
    expect(whyNotOpenAnswerLink({ ...pending, ...facts }, today)).toBe(code);
  });

  test("crosses the end of a month and of a year", () => {
    expect(computeLastDayOfAnswerLink("2026-12-28")).toBe("2027-01-04");
  });
});
