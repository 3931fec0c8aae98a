import { describe, expect, test } from "vitest";
import {
  draftingNoticeVersion,
  FORMER_NOTICE_VERSION,
  listOtherReaders,
  listReportKeys,
  NOTICE_VERSION,
  resolveNotice,
  selectDraftsKey,
  selectFiguresKey,
  selectNoticeClauses,
  sortReaders,
} from "#evaluations/rules/notice.ts";
import { fr as drafts } from "#evaluations/texts/drafts.fr.ts";
import type { ParticipantRole } from "#evaluations/vocabulary.ts";
import type { ReportReader } from "#evaluations/vocabulary/readers.ts";
import { formatList, say, thatName } from "#platform/texts.ts";
import { fr } from "../texts.fr.ts";
import { listPoints, listReminderKeys, listVisibility, findWithheldGroup } from "./notice.ts";

const readers: ReportReader[] = ["administration", "author", "direct_manager", "subject"];
const facts = {
  readers,
  reviewedBeforePublication: false,
  showsComments: true,
  joins: true,
  quotes: true,
  feeds: false,
  drafts: false,
};

test.each<[ParticipantRole, string[]]>([
  ["subject", ["self", "selfReaders"]],
  ["manager", ["manager"]],
  ["peer", ["peers", "comments", "readers"]],
  ["direct_report", ["directReports", "comments", "readers"]],
])("the notice of a %s says %j", (role, keys) => {
  expect(listReportKeys(role, facts)).toEqual(keys);
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
  expect(listReportKeys("peer", reviewed)).toContain("commentsReviewed");
  expect(listReportKeys("peer", reviewed)).not.toContain("comments");
  expect(listReportKeys("manager", reviewed)).toContain("reviewed");
  expect(listReportKeys("subject", reviewed)).toContain("reviewed");
});

test("a report that leaves comments out is announced to everybody, and nothing promises them", () => {
  const leftOut = { ...facts, reviewedBeforePublication: true, showsComments: false };
  for (const role of ["subject", "manager", "peer", "direct_report"] as const) {
    const keys = listReportKeys(role, leftOut);
    expect(keys).toContain("commentsLeftOut");
    expect(keys.filter((key) => ["comments", "commentsReviewed", "reviewed"].includes(key))).toEqual([]);
    expect(listPoints(role, leftOut)).not.toContain("unnamed");
    expect(listVisibility(role, leftOut).every(({ comments }) => comments === "no")).toBe(true);
  }
});

test.each<[ParticipantRole, string]>([
  ["subject", "selfFigures"],
  ["manager", "figures"],
  ["peer", "figures"],
  ["direct_report", "figures"],
])("where company figures may rest on the report, the notice of a %s says so by « %s »", (role, key) => {
  expect(selectFiguresKey(role, { feeds: true })).toBe(key);
  expect(selectFiguresKey(role, { feeds: false })).toBeNull();
});

test.each<[ParticipantRole, "selfDrafts" | "drafts"]>([
  ["subject", "selfDrafts"],
  ["manager", "drafts"],
  ["peer", "drafts"],
  ["direct_report", "drafts"],
])("where a plan may be drafted by AI, the notice of a %s says so by « %s »", (role, key) => {
  expect(selectDraftsKey(role, { drafts: true })).toBe(key);
  expect(selectDraftsKey(role, { drafts: false })).toBeNull();
  expect(drafts[key]).toContain("intelligence artificielle");
});

test("readers are named in one order, the subject apart", () => {
  expect(listOtherReaders(readers)).toEqual(["direct_manager", "author", "administration"]);
  expect(listReportKeys("subject", { ...facts, readers: ["subject"] })).toEqual(["self"]);
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

const former = {
  noticeVersion: FORMER_NOTICE_VERSION,
  joins: false,
  quotes: false,
  feeds: false,
  drafts: false,
};
const third = { noticeVersion: 3, joins: true, quotes: true, feeds: false, drafts: false };
const current = {
  noticeVersion: NOTICE_VERSION,
  joins: true,
  quotes: true,
  feeds: true,
  drafts: false,
};
test.each([
  [{ noticeVersion: null, evaluationType: "full" }, former],
  [{ noticeVersion: 2, evaluationType: "full" }, former],
  [{ noticeVersion: 3, evaluationType: "full" }, third],
  [
    { noticeVersion: 3, evaluationType: "peer" },
    { ...third, joins: false },
  ],
  [{ noticeVersion: NOTICE_VERSION, evaluationType: "full" }, current],
  [
    { noticeVersion: draftingNoticeVersion, evaluationType: "full" },
    { ...current, noticeVersion: draftingNoticeVersion, drafts: true },
  ],
  // Its report shows no view of others, on which figures could rest.
  [
    { noticeVersion: NOTICE_VERSION, evaluationType: "self" },
    { ...current, joins: false, feeds: false },
  ],
  [
    { noticeVersion: NOTICE_VERSION, evaluationType: "peer_manager" },
    { ...current, joins: false },
  ],
  [
    { noticeVersion: NOTICE_VERSION, evaluationType: "peer" },
    { ...current, joins: false },
  ],
] as const)("the launch of %j announces %j", (evaluation, announced) => {
  expect(resolveNotice(evaluation)).toEqual(announced);
});

/** Word for word as §5 of docs/product-decisions.md gives them. */
describe("the notice reads", () => {
  const told = (
    role: ParticipantRole,
    { reviewedBeforePublication = false, joins = false, quotes = false, feeds = false } = {},
  ) => {
    const names = role === "subject" ? fr.selfNoticeReaders : fr.noticeReaders;
    const who = role === "subject" ? listOtherReaders(readers) : sortReaders(readers);
    const { together, quoted } = selectNoticeClauses(role, { joins, quotes }, fr.noticeClauses);
    const values = {
      together: say("fr", together, { k: 3 }),
      quoted,
      firstName: "Camille",
      thatName: thatName("fr", "Camille"),
      k: 3,
      readers: formatList(
        "fr",
        who.map((reader) => say("fr", names[reader], { firstName: "Camille" })),
      ),
    };
    const figures = selectFiguresKey(role, { feeds });
    const keys = listReportKeys(role, { readers, reviewedBeforePublication, showsComments: true });
    return [...keys, ...(figures ? [figures] : [])].map((key) => say("fr", fr.notice[key], values)).join(" ");
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
  test("to a colleague and a direct report of whom the report may say more", () => {
    expect(told("peer", { joins: true, quotes: true })).toBe(
      `Vos réponses sont regroupées avec celles des autres collègues; elles n’entrent dans le rapport que si au moins 3 collègues répondent, ou avec celles des personnes supervisées, si vous êtes au moins 3 ensemble. Vos commentaires y figurent mot pour mot, sans nom, dans un ordre mélangé, même si personne d’autre n’écrit; l’un d’eux, tiré au sort, peut être cité en tête. ${whoReads}`,
    );
    expect(told("direct_report", { joins: true, quotes: true })).toBe(
      `Vos réponses sont regroupées avec celles des autres personnes que Camille supervise; elles n’entrent dans le rapport que si au moins 3 personnes que Camille supervise répondent, ou avec celles des collègues, si vous êtes au moins 3 ensemble. Vos commentaires y figurent mot pour mot, sans nom, dans un ordre mélangé, même si personne d’autre n’écrit; l’un d’eux, tiré au sort, peut être cité en tête. ${whoReads}`,
    );
  });
  test("the same as before to the person evaluated and the manager, whom it does not concern", () => {
    for (const role of ["subject", "manager"] as const)
      expect(told(role, { joins: true, quotes: true })).toBe(told(role));
  });
  test("the same and one sentence more where company figures may rest on the report", () => {
    const figures = (report: string) =>
      ` Des chiffres de l’entreprise, par poste, équipe ou direction, peuvent reposer sur ce que ${report} montre des regards reçus\u00a0: toujours cinq personnes évaluées ou plus, jamais une seule, jamais une réponse isolée.`;
    for (const role of ["manager", "peer", "direct_report"] as const)
      expect(told(role, { feeds: true })).toBe(told(role) + figures("le rapport publié"));
    expect(told("subject", { feeds: true })).toBe(told("subject") + figures("votre rapport publié"));
  });
  test("that comments are left out, and so are quotes, where the layout has none", () => {
    const leftOut = listReportKeys("peer", { ...facts, showsComments: false });
    expect(leftOut.map((key) => fr.notice[key]).filter((text) => text.includes("{quoted}"))).toEqual([]);
  });
  test("and says when a person reads the comments first", () => {
    for (const role of ["subject", "manager", "peer", "direct_report"] as const)
      expect(told(role, { reviewedBeforePublication: true })).toContain("relus avant publication");
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
