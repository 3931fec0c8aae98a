import { expect, test } from "vitest";
import type { Language } from "#platform/vocabulary.ts";
import { sampleReport } from "../testing/sampleReport.ts";
import { en } from "../texts.en.ts";
import { fr } from "../texts.fr.ts";
import { describeNotEnough } from "./sections.ts";
import { buildReportWords } from "./words.ts";

test("where both groups stand together, the report shows more than one view, whoever else answered", () => {
  const report = sampleReport({ peers: 2, managers: 0, directReports: 2, joins: true });
  const words = buildReportWords({ report, language: "fr", texts: fr });
  expect(describeNotEnough(report, words)).toBe("");
  const groups = report.snapshot.groups.map((each) => ({ ...each, shown: false }));
  expect(describeNotEnough({ ...report, snapshot: { ...report.snapshot, groups } }, words)).toBe("");
});

interface Case {
  isSubject: boolean;
  firstName?: string;
  /** The person evaluated has answered. */
  selfAnswered: boolean;
}

function writeNotEnough(language: Language, { isSubject, firstName = "Camille", selfAnswered }: Case) {
  const report = sampleReport({ peers: 2, managers: 0, isSubject, subject: { firstName } });
  const groups = report.snapshot.groups.map((each) =>
    each.group === "self" && !selfAnswered ? { ...each, answered: 0, shown: false } : each,
  );
  const shown = { ...report, snapshot: { ...report.snapshot, groups } };
  return describeNotEnough(
    shown,
    buildReportWords({ report: shown, language, texts: language === "fr" ? fr : en }),
  );
}

test.each([
  [
    "fr",
    { isSubject: true, selfAnswered: true },
    "Les réponses des autres ne peuvent pas être montrées. Seul votre propre regard est affiché.",
  ],
  [
    "fr",
    { isSubject: false, selfAnswered: true, firstName: "Hugo" },
    "Les réponses des autres ne peuvent pas être montrées. Seul le regard d’Hugo est affiché.",
  ],
  [
    "fr",
    { isSubject: false, selfAnswered: false },
    "Aucune réponse ne peut être montrée\u00A0: ce rapport ne contient aucun regard.",
  ],
  [
    "fr",
    { isSubject: true, selfAnswered: false },
    "Aucune réponse ne peut être montrée\u00A0: ce rapport ne contient aucun regard.",
  ],
  [
    "en",
    { isSubject: false, selfAnswered: false },
    "No answer can be shown: this report holds nobody’s view.",
  ],
] satisfies [Language, Case, string][])(
  "where too few answered, the report says whose view it shows (%s, %j)",
  (language, one, sentence) => {
    expect(writeNotEnough(language, one)).toBe(sentence);
  },
);
