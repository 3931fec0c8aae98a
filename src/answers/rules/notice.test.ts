import { describe, expect, test } from "vitest";
import type { ParticipantRole } from "#evaluations/contract/questionnaire.ts";
import type { ReportReader } from "../contract.ts";
import { noticeFor, otherReaders, reminderFor, visibility } from "./notice.ts";

const readers: ReportReader[] = ["administration", "author", "direct_manager", "subject"];
const facts = { readers, reviewedBeforePublication: false };

test.each<[ParticipantRole, string[]]>([
  ["subject", ["self", "selfReaders"]],
  ["manager", ["manager"]],
  ["peer", ["peers", "comments", "readers"]],
  ["direct_report", ["directReports", "comments", "readers"]],
])("the notice of a %s says %j", (role, keys) => {
  expect(noticeFor(role, facts)).toEqual(keys);
});

test("a reading before publication is announced to everybody", () => {
  const reviewed = { ...facts, reviewedBeforePublication: true };
  expect(noticeFor("peer", reviewed)).toContain("commentsReviewed");
  expect(noticeFor("peer", reviewed)).not.toContain("comments");
  expect(noticeFor("manager", reviewed)).toContain("reviewed");
  expect(noticeFor("subject", reviewed)).toContain("reviewed");
});

test("readers are named in one order, the subject apart", () => {
  expect(otherReaders(readers)).toEqual(["direct_manager", "author", "administration"]);
  expect(noticeFor("subject", { ...facts, readers: ["subject"] })).toEqual(["self"]);
});

test("the reminder under a question is the beginning of the notice", () => {
  expect(reminderFor("peer", facts)).toEqual(["peers"]);
  expect(reminderFor("subject", facts)).toEqual(["self", "selfReaders"]);
});

describe("who will see what", () => {
  test.each(["peer", "direct_report"] as const)(
    "nobody reads the name or the own answers of a %s",
    (role) => {
      for (const seen of visibility(role, readers))
        expect(seen).toMatchObject({ answers: "grouped", comments: "unnamed", name: "no" });
    },
  );
  test("the person evaluated learns how many colleagues answered, not who", () => {
    const [subject, ...others] = visibility("peer", readers);
    expect(subject).toMatchObject({ reader: "subject", participation: "count" });
    expect(others.map(({ participation }) => participation)).toEqual(["yes", "yes", "yes"]);
  });
  test("a manager and the person evaluated are told that they are recognised", () => {
    for (const role of ["manager", "subject"] as const)
      for (const seen of visibility(role, readers))
        expect(seen).toMatchObject({ answers: "yes", name: "yes" });
  });
});
