import { expect, test } from "vitest";
import type { Group, SkillResult } from "#disclosure/contract.ts";
import type { Language } from "#platform/texts.ts";
import { sampleReport } from "../testing/sampleReport.ts";
import { en } from "../texts.en.ts";
import { fr } from "../texts.fr.ts";
import { wordsOf } from "./words.ts";

/** One skill that the others see higher than the person: 3.2 against 4.2. */
function pointTo(language: Language, reader: { isSubject: boolean; firstName?: string }, othersOf: Group[]) {
  const report = sampleReport({ isSubject: reader.isSubject });
  const first = report.snapshot.skills[0];
  if (!first) throw new Error("the sample has no skill");
  const skill: SkillResult = {
    ...first,
    cells: { ...first.cells, self: { form: "value", value: 3.2, n: 1, questions: { used: 3, asked: 3 } } },
    others: { form: "value", value: 4.2, n: 5 },
    othersOf,
    gap: { form: "value", value: 1 },
  };
  const subject = { ...report.subject, firstName: reader.firstName ?? "Camille" };
  const words = wordsOf({ report: { ...report, subject }, language, texts: language === "fr" ? fr : en });
  return words.point(skill, "recognise_strength");
}

test.each([
  [
    "fr",
    { isSubject: false },
    ["manager", "peer"],
    "Le regard des autres (4,2) dépasse celui de Camille (3,2).",
  ],
  [
    "fr",
    { isSubject: false, firstName: "Anne" },
    ["peer"],
    "Le regard de ses collègues (4,2) dépasse celui d’Anne (3,2).",
  ],
  ["fr", { isSubject: true }, ["manager"], "Le regard de votre gestionnaire (4,2) dépasse le vôtre (3,2)."],
  [
    "en",
    { isSubject: false },
    ["manager", "peer"],
    "In the others’ view (4.2), it is stronger than in Camille’s own (3.2).",
  ],
] satisfies [Language, { isSubject: boolean; firstName?: string }, Group[], string][])(
  "a strength to recognize names both views (%s, %j, %j)",
  (language, reader, othersOf, sentence) => {
    expect(pointTo(language, reader, othersOf)).toBe(sentence);
  },
);
