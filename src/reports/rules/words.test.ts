import { expect, test } from "vitest";
import type { SkillResult, Tag } from "#disclosure/contract.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { Group } from "#weights/vocabulary.ts";
import { sampleReport } from "../testing/sampleReport.ts";
import { en } from "../texts.en.ts";
import { fr } from "../texts.fr.ts";
import { buildReportWords } from "./words.ts";

/** One skill, 3.2 to the person unless said and 4.2 to the others, in the sentence of its tag. */
function pointTo(
  language: Language,
  reader: { isSubject: boolean; firstName?: string },
  othersOf: Group[],
  tag: Tag = "recognise_strength",
  self = 3.2,
) {
  const report = sampleReport({ isSubject: reader.isSubject });
  const first = report.snapshot.skills[0];
  if (!first) throw new Error("the sample has no skill");
  const skill: SkillResult = {
    ...first,
    cells: { ...first.cells, self: { form: "value", value: self, n: 1, questions: { used: 3, asked: 3 } } },
    others: { form: "value", value: 4.2, n: 5 },
    othersOf,
    gap: { form: "value", value: 1 },
  };
  const subject = { ...report.subject, firstName: reader.firstName ?? "Camille" };
  const words = buildReportWords({
    report: { ...report, subject },
    language,
    texts: language === "fr" ? fr : en,
  });
  return words.point(skill, tag);
}

test.each([
  [
    "fr",
    { isSubject: false },
    ["manager", "peer"],
    "Les autres la placent plus haut (4,2) que Camille (3,2).",
  ],
  [
    "fr",
    { isSubject: false, firstName: "Anne" },
    ["peer"],
    "Ses collègues la placent plus haut (4,2) qu’Anne (3,2).",
  ],
  ["fr", { isSubject: true }, ["manager"], "Votre gestionnaire la place plus haut (4,2) que vous (3,2)."],
  [
    "en",
    { isSubject: false },
    ["manager", "peer"],
    "The others rate it higher (4.2) than Camille does (3.2).",
  ],
  ["en", { isSubject: true }, ["manager"], "Your manager rates it higher (4.2) than you do (3.2)."],
  ["en", { isSubject: true }, ["peer"], "Your colleagues rate it higher (4.2) than you do (3.2)."],
] satisfies [Language, { isSubject: boolean; firstName?: string }, Group[], string][])(
  "a strength to recognize names both views (%s, %j, %j)",
  (language, reader, othersOf, sentence) => {
    expect(pointTo(language, reader, othersOf)).toBe(sentence);
  },
);

test.each([
  [
    "fr",
    { isSubject: false, firstName: "Anne" },
    ["peer"],
    "Anne la place plus haut (3,2) que ses collègues (4,2).",
  ],
  ["en", { isSubject: false }, ["manager", "peer"], "Camille rates it higher (3.2) than the others (4.2)."],
  ["en", { isSubject: true }, ["peer"], "You rate it higher (3.2) than your colleagues (4.2)."],
  ["en", { isSubject: true }, ["manager"], "You rate it higher (3.2) than your manager (4.2)."],
] satisfies [Language, { isSubject: boolean; firstName?: string }, Group[], string][])(
  "a blind spot compares both views (%s, %j, %j)",
  (language, reader, othersOf, sentence) => {
    expect(pointTo(language, reader, othersOf, "blind_spot")).toBe(sentence);
  },
);

test.each([
  ["fr", true, 3.8, "Un regard haut des deux côtés\u00A0: vous 3,8, les autres 4,2."],
  // Beside 3,75 and more of the others, the self may be lower by half a point.
  ["fr", true, 3.7, "Les autres la placent haut (4,2), et vous tout près (3,7)."],
  ["fr", false, 3.7, "Les autres la placent haut (4,2), et Camille tout près (3,7)."],
  ["en", true, 3.7, "The others rate it high (4.2), and you are close to that (3.7)."],
  ["en", false, 3.7, "The others rate it high (4.2), and Camille is close to that (3.7)."],
] satisfies [Language, boolean, number, string][])(
  "a shared strength is called high on both sides only where it is (%s, %s, %d)",
  (language, isSubject, self, sentence) => {
    expect(pointTo(language, { isSubject }, ["manager", "peer"], "shared_strength", self)).toBe(sentence);
  },
);

const participants = (self: number | null, managers: [number, number], peers: [number | null, number]) => {
  const all = [
    ...(self === null ? [] : [{ group: "self" as const, invited: 1, answered: self }]),
    { group: "manager" as const, invited: managers[1], answered: managers[0] },
    { group: "peer" as const, invited: peers[1], answered: peers[0] },
  ].filter(({ invited }) => invited > 0);
  const sum = (counts: readonly (number | null)[]) =>
    counts.reduce((total, count) => (total === null || count === null ? null : total + count), 0);
  return {
    groups: all.map((group) => ({ ...group, shown: true })),
    participation: {
      invited: sum(all.map(({ invited }) => invited)) ?? 0,
      answered: sum(all.map(({ answered }) => answered)),
    },
  };
};

test.each([
  ["fr", true, participants(1, [1, 1], [11, 13]), "12 personnes sur 14 ont répondu, et vous"],
  ["fr", false, participants(1, [1, 1], [11, 13]), "12 personnes sur 14 ont répondu, et Camille"],
  ["fr", true, participants(0, [1, 1], [11, 13]), "12 personnes sur 14 ont répondu"],
  ["fr", true, participants(null, [1, 1], [0, 4]), "1 personne sur 5 a répondu"],
  ["fr", true, participants(1, [0, 0], [null, 2]), "2 personnes invitées, et vous"],
  ["fr", false, participants(1, [0, 1], [0, 0]), "Personne d’autre que Camille n’a répondu"],
  ["fr", true, participants(1, [0, 0], [0, 0]), "Autoévaluation"],
  ["en", true, participants(1, [1, 1], [11, 13]), "12 of 14 people answered, and you"],
  ["en", false, participants(1, [1, 1], [0, 0]), "1 person of 1 answered, and Camille"],
] satisfies [Language, boolean, ReturnType<typeof participants>, string][])(
  "who answered is counted among the others invited, the person evaluated apart (%s, %s, %j)",
  (language, isSubject, changed, sentence) => {
    const report = sampleReport({ isSubject });
    const words = buildReportWords({
      report: { ...report, snapshot: { ...report.snapshot, ...changed } },
      language,
      texts: language === "fr" ? fr : en,
    });
    expect(words.participation()).toBe(sentence);
  },
);

test("a mean says beside its number what it rests on, and of what an approximate one is the middle", () => {
  const report = sampleReport();
  const words = buildReportWords({ report, language: "fr", texts: fr });
  const mean = { form: "value", value: 4.4, n: 5, questions: { used: 3, asked: 5 } } as const;
  expect(words.basis(mean, "peer")).toBe("5 réponses, sur 3 de 5 questions");
  expect(words.basis({ ...mean, approximate: { from: 4.3, to: 4.5 } }, "peer")).toBe(
    "entre 4,3 et 4,5 · 5 réponses, sur 3 de 5 questions",
  );
});
