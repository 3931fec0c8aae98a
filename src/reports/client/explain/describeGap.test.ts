import { expect, test } from "vitest";
import { createPolicy } from "#disclosure/rules/policy.ts";
import { buildQuestionnaireOfSkills, buildResponses, computeReport } from "#disclosure/testing/build.ts";
import type { Language } from "#platform/vocabulary.ts";
import { buildReportWords } from "../../rules/words.ts";
import { sampleReport } from "../../testing/sampleReport.ts";
import { en as reportsEn } from "../../texts.en.ts";
import { fr as reportsFr } from "../../texts.fr.ts";
import { describeFigure } from "./describeFigure.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

interface Answers {
  self: number;
  manager?: number;
  /** Of each colleague, to all three questions or to each. */
  peers: readonly (number | number[])[];
  pooledSd?: number;
}

/** What the explanation of the gap of the only skill says, in one line. */
function explainGap(language: Language, { self, manager, peers, pooledSd }: Answers): string {
  const row = (levels: number | number[]) => (typeof levels === "number" ? [levels, levels, levels] : levels);
  const snapshot = computeReport(
    buildQuestionnaireOfSkills({ listening: 3 }),
    [
      ...buildResponses("subject", [row(self)]),
      ...buildResponses("manager", manager ? [row(manager)] : []),
      ...buildResponses("peer", peers.map(row)),
    ],
    { policy: createPolicy({ pooledSd: pooledSd ?? null }) },
  );
  const report = { ...sampleReport(), snapshot };
  const words = buildReportWords({ report, language, texts: language === "fr" ? reportsFr : reportsEn });
  const described = describeFigure(
    { kind: "gap", topic: snapshot.skills[0]! },
    { report, words, texts: language === "fr" ? fr : en },
  );
  return described!.steps
    .flatMap((step) => ("text" in step ? step.text : step.rows.map(({ value }) => value)))
    .join(" ")
    .replaceAll("\u00A0", " ");
}

test.each([
  [
    "fr",
    "Le rapport ne donne pas aux autres de nombre au-delà de 4,5 : l’écart affiché va donc jusqu’au bout de l’échelle. Les chiffres des groupes le situent à +0,5, et c’est là qu’il est jugé. Il ne dépasse pas un demi-point : les regards sont proches.",
  ],
  [
    "en",
    "The report gives the others no number above 4.5, so the gap shown runs to the end of the scale. The figures of the groups place it at +0.5, and that is where it is judged. It is half a point at most: the views are close.",
  ],
] satisfies [Language, string][])(
  "a gap that is printed up to the end of the scale is judged by the figures of the groups (%s)",
  (language, said) => {
    const answers = { self: 4, manager: 5, peers: [4, 4, 4, 4, 4] };
    expect(explainGap(language, answers)).toContain(said);
    expect(explainGap(language, { ...answers, manager: 4 })).not.toContain(said.slice(0, 40));
  },
);

test.each<[string, Answers, string]>([
  [
    "a number within chance",
    { self: 4, peers: [3, 3, 3, 3, 4], pooledSd: 1.2 },
    "mais pas ce qui peut en venir",
  ],
  ["a range within chance", { self: 3, peers: [4, 4, 4], pooledSd: 1.2 }, "mais pas ce qui peut en venir"],
  ["a range that begins too near", { self: 4, peers: [3, 3, 4], pooledSd: 0.3 }, "ne permet pas de trancher"],
  [
    "a number, before there is a measure of chance",
    { self: 4, peers: [3, 3, 3, 4, 4] },
    "sans atteindre 0,75",
  ],
])("an inconclusive gap says why it is: %s", (_what, answers, said) => {
  expect(explainGap("fr", answers)).toContain(said);
});

test("a mean without end is added up as the sum that it is", () => {
  // Two questions at 2 and 3, one at 4,5 or more: from 9,5 ÷ 3 to 10 ÷ 3.
  const said = explainGap("fr", { self: 3, manager: 2, peers: Array.from({ length: 5 }, () => [2, 3, 5]) });
  expect(said).toContain("(2,0 × 40 + 9,5 ÷ 3 × 40) ÷ 80 ≈ 2,58");
  expect(said).toContain("(2,0 × 40 + 10 ÷ 3 × 40) ÷ 80 ≈ 2,67");
  expect(said).toContain("entre ≈ 2,58 et ≈ 2,67");
  expect(said).toContain("2,58 − 3,0 = −0,42");
});
