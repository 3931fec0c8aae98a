import { expect, test } from "vitest";
import { evaluationStatuses } from "../vocabulary.ts";
import { whyNotArchiveAmong, whyNotExtend, whyNotRemindAmong } from "./bulk.ts";

const row = { mayManage: true, dueOn: "2026-12-01", startsOn: null, answeredCount: 3, participantCount: 8 };
const later = { dueOn: "2026-12-10", today: "2026-11-20" };

test("many are archived but what runs, is reviewed or is archived already", () => {
  expect(evaluationStatuses.map((status) => whyNotArchiveAmong({ ...row, status }))).toEqual([
    null,
    null,
    "already_launched",
    "report_reviewed_first",
    null,
    "evaluation_archived",
  ]);
});

test("what is not closed is extended, and only to a later day", () => {
  const why = (facts: object, wanted = later) =>
    whyNotExtend({ ...row, status: "in_progress", ...facts }, wanted);
  expect(evaluationStatuses.map((status) => why({ status }))).toEqual([
    null,
    null,
    null,
    "evaluation_closed",
    "evaluation_closed",
    "evaluation_archived",
  ]);
  expect(why({ dueOn: "2026-12-10" })).toBe("due_not_later");
  expect(why({ dueOn: null })).toBeNull();
  expect(why({ status: "draft", dueOn: "2026-11-01" }, { ...later, dueOn: "2026-11-10" })).toBe(
    "due_not_later",
  );
  expect(why({ status: "pending", startsOn: "2026-12-10" })).toBe("due_not_later");
});

test("people are reminded of what runs, while somebody is missing", () => {
  expect(evaluationStatuses.map((status) => whyNotRemindAmong({ ...row, status }))).toEqual([
    "not_launched",
    "not_launched",
    null,
    "evaluation_closed",
    "evaluation_closed",
    "evaluation_archived",
  ]);
  expect(whyNotRemindAmong({ ...row, status: "in_progress", answeredCount: 8 })).toBe("nobody_to_remind");
});

test("whoever does not run one does nothing to it among others", () => {
  const own = { ...row, status: "in_progress", mayManage: false } as const;
  expect([whyNotArchiveAmong(own), whyNotExtend(own, later), whyNotRemindAmong(own)]).toEqual([
    "forbidden",
    "forbidden",
    "forbidden",
  ]);
});
