import { describe, expect, test } from "vitest";
import { listNoticeKeys, listOtherReaders, sortReaders } from "#evaluations/rules/notice.ts";
import type { ParticipantRole } from "#evaluations/vocabulary.ts";
import type { ReportReader } from "#evaluations/vocabulary/readers.ts";
import { formatList, say, thatName } from "#platform/texts.ts";
import { fr } from "../texts.fr.ts";
import { listPoints, listReminderKeys, listVisibility, findWithheldGroup } from "./notice.ts";

const readers: ReportReader[] = ["administration", "author", "direct_manager", "subject"];
const facts = { readers, reviewedBeforePublication: false, showsComments: true };

test.each<[ParticipantRole, string[]]>([
  ["subject", ["self", "selfReaders"]],
  ["manager", ["manager"]],
  ["peer", ["peers", "comments", "readers"]],
  ["direct_report", ["directReports", "comments", "readers"]],
])("the notice of a %s says %j", (role, keys) => {
  expect(listNoticeKeys(role, facts)).toEqual(keys);
});

test.each<[ParticipantRole, string[]]>([
  ["subject", []],
  ["manager", ["underManager", "known", "alone"]],
  ["peer", ["grouped", "fromThreshold", "unnamed"]],
  ["direct_report", ["groupedReports", "fromThreshold", "unnamed"]],
])("at a glance, the notice of a %s says %j: only what it says itself", (role, keys) => {
  expect(listPoints(role, facts)).toEqual(keys);
  // A role that is grouped and unnamed is so for every reader; a named one, for none.
  const isProtected = listVisibility(role, facts).every(
    ({ answers, name }) => answers === "grouped" && name === "no",
  );
  expect(keys.includes("unnamed")).toBe(isProtected);
});

test("a reading before publication is announced to everybody", () => {
  const reviewed = { ...facts, reviewedBeforePublication: true };
  expect(listNoticeKeys("peer", reviewed)).toContain("commentsReviewed");
  expect(listNoticeKeys("peer", reviewed)).not.toContain("comments");
  expect(listNoticeKeys("manager", reviewed)).toContain("reviewed");
  expect(listNoticeKeys("subject", reviewed)).toContain("reviewed");
});

test("a report that leaves comments out is announced to everybody, and nothing promises them", () => {
  const leftOut = { ...facts, reviewedBeforePublication: true, showsComments: false };
  for (const role of ["subject", "manager", "peer", "direct_report"] as const) {
    const keys = listNoticeKeys(role, leftOut);
    expect(keys).toContain("commentsLeftOut");
    expect(keys.filter((key) => ["comments", "commentsReviewed", "reviewed"].includes(key))).toEqual([]);
    expect(listPoints(role, leftOut)).not.toContain("unnamed");
    expect(listVisibility(role, leftOut).every(({ comments }) => comments === "no")).toBe(true);
  }
});

test("readers are named in one order, the subject apart", () => {
  expect(listOtherReaders(readers)).toEqual(["direct_manager", "author", "administration"]);
  expect(listNoticeKeys("subject", { ...facts, readers: ["subject"] })).toEqual(["self"]);
});

test("the reminder under a question is the beginning of the notice", () => {
  expect(listReminderKeys("peer", facts)).toEqual(["peers"]);
  expect(listReminderKeys("subject", facts)).toEqual(["self", "selfReaders"]);
});

test("before they write, colleagues and direct reports learn that a small group’s comments are withheld", () => {
  expect((["subject", "manager", "peer", "direct_report"] as const).map(findWithheldGroup)).toEqual([
    null,
    null,
    "peer",
    "direct_report",
  ]);
});

/** Word for word as §5 of docs/product-decisions.md gives them. */
describe("the notice reads", () => {
  const told = (role: ParticipantRole, reviewedBeforePublication = false) => {
    const names = role === "subject" ? fr.selfNoticeReaders : fr.noticeReaders;
    const who = role === "subject" ? listOtherReaders(readers) : sortReaders(readers);
    const values = {
      firstName: "Camille",
      thatName: thatName("fr", "Camille"),
      k: 3,
      readers: formatList(
        "fr",
        who.map((reader) => say("fr", names[reader], { firstName: "Camille" })),
      ),
    };
    return listNoticeKeys(role, { readers, reviewedBeforePublication, showsComments: true })
      .map((key) => say("fr", fr.notice[key], values))
      .join(" ");
  };
  const whoReads =
    "Liront le rapport\u00a0: Camille, sa ou son gestionnaire, la personne responsable et l’administration.";

  test("to the person evaluated", () => {
    expect(told("subject")).toBe(
      "Vos réponses apparaîtront dans votre rapport. Le liront aussi\u00a0: votre gestionnaire, la personne responsable de l’évaluation et l’administration.",
    );
  });
  test("to the manager", () => {
    expect(told("manager")).toBe(
      "Vos réponses apparaîtront sous «\u00a0Gestionnaire\u00a0». Camille saura qu’elles viennent de vous.",
    );
  });
  test("to a colleague", () => {
    expect(told("peer")).toBe(
      `Vos réponses sont regroupées avec celles des autres collègues; elles n’entrent dans le rapport que si au moins 3 collègues répondent. Vos commentaires y figurent mot pour mot, sans nom, dans un ordre mélangé, même si personne d’autre n’écrit. ${whoReads}`,
    );
  });
  test("to a direct report", () => {
    expect(told("direct_report")).toBe(
      `Vos réponses sont regroupées avec celles des autres personnes que Camille supervise; elles n’entrent dans le rapport que si au moins 3 personnes que Camille supervise répondent. Vos commentaires y figurent mot pour mot, sans nom, dans un ordre mélangé, même si personne d’autre n’écrit. ${whoReads}`,
    );
  });
  test("and says when a person reads the comments first", () => {
    for (const role of ["subject", "manager", "peer", "direct_report"] as const)
      expect(told(role, true)).toContain("relus avant publication");
  });
});

describe("who will see what", () => {
  test.each(["peer", "direct_report"] as const)(
    "nobody reads the name or the own answers of a %s",
    (role) => {
      for (const seen of listVisibility(role, facts))
        expect(seen).toMatchObject({ answers: "grouped", comments: "unnamed", name: "no" });
    },
  );
  test("the person evaluated learns how many colleagues answered, not who", () => {
    const [subject, ...others] = listVisibility("peer", facts);
    expect(subject).toMatchObject({ reader: "subject", participation: "count" });
    expect(others.map(({ participation }) => participation)).toEqual(["yes", "yes", "yes"]);
  });
  test("a manager and the person evaluated are told that they are recognised", () => {
    for (const role of ["manager", "subject"] as const)
      for (const seen of listVisibility(role, facts))
        expect(seen).toMatchObject({ answers: "yes", name: "yes" });
  });
});
