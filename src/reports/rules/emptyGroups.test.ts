import { describe, expect, test } from "vitest";
import type { Language } from "#platform/vocabulary.ts";
import type { Report } from "../contract.ts";
import { sampleReport } from "../testing/sampleReport.ts";
import { en } from "../texts.en.ts";
import { fr } from "../texts.fr.ts";
import { isEmptyGroup, listMaskingNotes, listShownGroups } from "./emptyGroups.ts";
import { buildReportWords } from "./words.ts";

type SampleOptions = Parameters<typeof sampleReport>[0];

const read = (language: Language, report: Report) =>
  listMaskingNotes(report, buildReportWords({ report, language, texts: language === "fr" ? fr : en })).map(
    ({ what, why }) => `${what} ${why}`.trim(),
  );

const hide = (report: Report): Report => ({
  ...report,
  snapshot: {
    ...report.snapshot,
    groups: report.snapshot.groups.map((each) =>
      each.group === "peer" ? { ...each, shown: false, answered: null } : each,
    ),
  },
});

const colleagues = {
  fr: "Réponses des collègues masquées. Il en faut au moins 3, sans que personne puisse y être reconnu.",
  en: "Colleagues’ answers hidden. At least 3 are needed, with no one recognizable among them.",
};

test.each([
  ["fr", true, `${colleagues.fr} La prochaine fois, demandez d’en inviter au moins 5.`],
  ["fr", false, `${colleagues.fr} La prochaine fois, pensez à en inviter au moins 5.`],
  ["en", true, `${colleagues.en} Next time, ask for at least 5 to be invited.`],
  ["en", false, `${colleagues.en} Next time, consider inviting at least 5.`],
] satisfies [Language, boolean, string][])(
  "a hidden group has one sentence, which tells its reader how to have more next time (%s, %s)",
  (language, isSubject, sentence) => {
    expect(read(language, sampleReport({ peers: 2, isSubject }))).toEqual([sentence]);
  },
);

test("the sentence is the same whether 0, 1 or 2 answered, and whichever rule hid the group", () => {
  const sentences = [
    ...[1, 2].map((peers) => read("fr", sampleReport({ peers }))),
    read("fr", hide(sampleReport({ peers: 5 }))),
  ];
  expect(new Set(sentences.map(String)).size).toBe(1);
});

test("of both groups together it is said that they are", () => {
  const report = hide(sampleReport());
  const items = report.snapshot.items.map((item) => ({
    ...item,
    joint: item.cells && ({ form: "band", from: 3, to: 4 } as const),
  }));
  expect(read("fr", { ...report, snapshot: { ...report.snapshot, items } })[0]).toBe(
    `${colleagues.fr} Elles sont montrées avec celles des personnes supervisées. La prochaine fois, demandez d’en inviter au moins 5.`,
  );
});

test("so many as the threshold and two are asked for", () => {
  const report = hide(sampleReport());
  const { policy } = report.snapshot;
  const raised = { ...report, snapshot: { ...report.snapshot, policy: { ...policy, k: 5 } } };
  expect(read("fr", raised)[0]).toContain("Il en faut au moins 5, ");
  expect(read("fr", raised)[0]).toContain("inviter au moins 7.");
});

test("nobody is asked for more direct reports than there may be", () => {
  expect(read("fr", sampleReport({ directReports: 2, isSubject: false }))).toEqual([
    "Réponses des personnes supervisées masquées. Il en faut au moins 3, sans que personne puisse y être reconnu. La prochaine fois, pensez à en inviter au moins 5, si l’équipe est assez grande.",
  ]);
});

test("where a group is hidden in some skills, they are named", () => {
  const report = sampleReport();
  const [first] = report.snapshot.skills;
  if (!first) throw new Error("a sample has skills");
  const masked = { form: "masked", reason: "not_enough_answers" } as const;
  const snapshot = {
    ...report.snapshot,
    skills: report.snapshot.skills.map((skill) =>
      skill === first ? { ...skill, cells: { ...skill.cells, peer: masked } } : skill,
    ),
    items: report.snapshot.items.map((item) =>
      item.skillId === first.id && item.cells ? { ...item, cells: { ...item.cells, peer: masked } } : item,
    ),
  };
  expect(read("fr", { ...report, snapshot })[0]).toMatch(/^Écoute\u00A0: réponses des collègues masquées\. /);
});

describe("who is named in the report and gave no answer", () => {
  const silent = (managers: number, options: SampleOptions = {}) => {
    const report = sampleReport({ ...options, managers });
    const groups = report.snapshot.groups.map((each) =>
      each.group === "self" || each.group === "manager" ? { ...each, answered: 0, shown: false } : each,
    );
    return { ...report, snapshot: { ...report.snapshot, groups } };
  };

  test.each([
    ["fr", true, 1, ["Vous n’avez pas répondu.", "Votre gestionnaire n’a pas répondu."]],
    ["fr", true, 2, ["Vous n’avez pas répondu.", "Vos gestionnaires n’ont pas répondu."]],
    ["fr", false, 1, ["Camille n’a pas répondu.", "Sa ou son gestionnaire n’a pas répondu."]],
    ["en", true, 1, ["You did not answer.", "Your manager did not answer."]],
    ["en", false, 2, ["Camille did not answer.", "Their managers did not answer."]],
  ] satisfies [Language, boolean, number, string[]][])(
    "is said in a sentence (%s, %s, %i)",
    (language, isSubject, managers, sentences) => {
      expect(read(language, silent(managers, { isSubject }))).toEqual(sentences);
    },
  );
});

test("an answer of the manager that would give away somebody else’s says so, and names no other report", () => {
  const report = sampleReport();
  const groups = report.snapshot.groups.map((each) =>
    each.group === "manager" ? { ...each, shown: false } : each,
  );
  expect(read("fr", { ...report, snapshot: { ...report.snapshot, groups } })).toEqual([
    "Réponse de la ou du gestionnaire masquée. La montrer pourrait révéler ce qu’a répondu quelqu’un d’autre.",
  ]);
});

test("a group without a figure has no column, one that shows a single question has", () => {
  const { snapshot } = sampleReport({ peers: 2, directReports: 4 });
  expect(listShownGroups(snapshot)).toEqual(["self", "manager", "direct_report"]);
  const masked = { form: "masked", reason: "not_enough_answers" } as const;
  const items = snapshot.items.map((item, index) =>
    item.cells && index > 0 ? { ...item, cells: { ...item.cells, direct_report: masked } } : item,
  );
  expect(isEmptyGroup({ ...snapshot, items }, "direct_report")).toBe(false);
  expect(
    isEmptyGroup(
      {
        ...snapshot,
        items: items.map((item, index) =>
          index > 0 ? item : { ...item, cells: item.cells && { ...item.cells, direct_report: masked } },
        ),
      },
      "direct_report",
    ),
  ).toBe(true);
});
