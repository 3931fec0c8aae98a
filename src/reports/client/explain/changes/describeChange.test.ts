import { expect, test } from "vitest";
import { createPolicy } from "#disclosure/rules/policy.ts";
import { buildQuestionnaireOfSkills, buildResponses, computeReport } from "#disclosure/testing/build.ts";
import type { Language } from "#platform/vocabulary.ts";
import { compareReports } from "../../../rules/since/compareReports.ts";
import { buildReportWords } from "../../../rules/words.ts";
import { sampleReport } from "../../../testing/sampleReport.ts";
import { en as reportsEn } from "../../../texts.en.ts";
import { fr as reportsFr } from "../../../texts.fr.ts";
import type { ComparedColumn } from "../../../vocabulary/since.ts";
import { describeFigure } from "../describeFigure.ts";
import { en } from "../texts.en.ts";
import { fr } from "../texts.fr.ts";

interface Round {
  self?: number;
  manager?: number;
  peers?: readonly number[];
}
interface Asked {
  past: Round;
  now: Round;
  column?: ComparedColumn;
  pooledSd?: number;
  language?: Language;
  isSubject?: boolean;
  /** Of a question that both ask under another skill. */
  moved?: boolean;
}

/** What the explanation of a change of the only skill says, in one line. */
function explainChange({ past, now, column = "peer", pooledSd, language = "fr", ...more }: Asked) {
  const policy = createPolicy({ pooledSd: pooledSd ?? null });
  const [before, snapshot] = [past, now].map(({ self, manager, peers = [] }, index) => {
    const questionnaire = buildQuestionnaireOfSkills({ listening: more.moved && index > 0 ? 4 : 3 });
    const all = (score: number) => questionnaire.items.map(() => score);
    return computeReport(
      questionnaire,
      [
        ...buildResponses("subject", self ? [all(self)] : []),
        ...buildResponses("manager", manager ? [all(manager)] : []),
        ...buildResponses("peer", peers.map(all)),
      ],
      { policy },
    );
  });
  const report = { ...sampleReport({ isSubject: more.isSubject ?? true }), snapshot: snapshot! };
  const words = buildReportWords({ report, language, texts: language === "fr" ? reportsFr : reportsEn });
  const { rows } = compareReports(before!, snapshot!, ["manager", "peer", "direct_report"]);
  const earlier = { evaluationId: report.evaluationId, name: "Bilan", releasedOn: "2026-05-15" };
  const { printed, steps } = describeFigure(
    { kind: "change", row: rows[0]!, column, earlier },
    { report, words, texts: language === "fr" ? fr : en },
  )!;
  const lines = steps.flatMap((step) =>
    "text" in step
      ? step.text
      : step.rows.map(({ label, value, note = "" }) => `${label} ${value} ${note}`.trim()),
  );
  return [printed, ...lines].join(" ").replaceAll("\u00A0", " ");
}
const many = (score: number, count: number) => Array.from({ length: count }, () => score);

test.each<[string, Asked, string]>([
  [
    "within chance",
    { past: { peers: many(3, 5) }, now: { peers: [3, 4, 4, 4, 4] }, pooledSd: 0.8 },
    "+0,8 C’est le chiffre de maintenant moins celui d’avant. En mai 2026 3,0 5 réponses Maintenant 3,8 5 réponses Calcul 3,8 − 3,0 = +0,8 D’une personne à l’autre, les réponses varient d’ordinaire de 0,8 dans l’entreprise (écart type). Avec 5 réponses d’abord et 5 réponses maintenant, une différence peut en venir jusqu’à 0,99 : 1,96 × 0,8 × √(1 ÷ 5 + 1 ÷ 5). Avec ce qui peut en venir, d’un côté et de l’autre, elle se trouve entre −0,2 et +1,8 (arrondi vers l’extérieur) : Au moins +0,8 − 0,99 = −0,19 Au plus +0,8 + 0,99 = +1,79 Zéro s’y trouve : elle peut tenir au hasard.",
  ],
  [
    "within chance, in English",
    { past: { peers: many(3, 5) }, now: { peers: [3, 4, 4, 4, 4] }, pooledSd: 0.8, language: "en" },
    "In May 2026 3.0 5 answers Now 3.8 5 answers Sum 3.8 − 3.0 = +0.8",
  ],
  [
    "beyond chance",
    { past: { peers: many(4, 10) }, now: { peers: many(3, 10) }, pooledSd: 0.8 },
    "jusqu’à 0,701 : 1,96 × 0,8 × √(1 ÷ 10 + 1 ÷ 10). Avec ce qui peut en venir, d’un côté et de l’autre, elle se trouve entre −1,8 et −0,2 (arrondi vers l’extérieur) : Au moins −1,0 − 0,701 = −1,701 Au plus −1,0 + 0,701 = −0,299 Elle atteint 0,5 et dépasse ce qui peut en venir : elle est nette.",
  ],
  [
    "beyond chance, and too little",
    { past: { peers: many(3, 20) }, now: { peers: [...many(3, 12), ...many(4, 8)] }, pooledSd: 0.3 },
    "Zéro ne s’y trouve pas, mais elle n’atteint pas 0,5 : c’est trop peu pour conclure.",
  ],
  [
    "before there is a measure of chance",
    { past: { peers: many(3, 5) }, now: { peers: [3, 3, 4, 4, 4] } },
    "Calcul 3,6 − 3,0 = +0,6 L’entreprise a encore trop peu de rapports pour mesurer ce qui varie d’ordinaire d’une personne à l’autre. Elle n’atteint pas 0,75 : elle peut tenir au hasard.",
  ],
  [
    "to a limit",
    { past: { peers: many(3, 5) }, now: { peers: many(5, 5) } },
    "Au-delà d’une limite, un chiffre peut aller jusqu’au bout de l’échelle. Au moins 4,5 − 3 = +1,5 Au plus 5 − 3 = +2,0",
  ],
  [
    "between ranges",
    { past: { peers: many(2, 3) }, now: { peers: many(3, 3) } },
    "Elle n’atteint pas 0,75 d’un bout à l’autre : elle peut tenir au hasard.",
  ],
  [
    "of all the others, by the effective number of raters of each time",
    {
      column: "others",
      past: { manager: 3, peers: many(3, 5) },
      now: { manager: 4, peers: many(4, 5) },
      pooledSd: 0.3,
    },
    "Chaque groupe y a le même poids les deux fois. En mai 2026 3,0 Maintenant 4,0 Calcul 4,0 − 3,0 = +1,0 D’une personne à l’autre, les réponses varient d’ordinaire de 0,3 dans l’entreprise (écart type). Avec l’équivalent de 3,3 réponses d’abord et de 3,3 maintenant, une différence peut en venir jusqu’à 0,46 : 1,96 × 0,3 × √(1 ÷ 3,3 + 1 ÷ 3,3).",
  ],
  [
    "of one’s own view",
    { column: "self", past: { self: 3 }, now: { self: 3 } },
    "même nombre C’est le chiffre de maintenant moins celui d’avant. En mai 2026 3,0 Maintenant 3,0 Calcul 3,0 − 3,0 = 0,0 Ce sont vos propres réponses, les deux fois : le hasard n’y a pas de part.",
  ],
  [
    "of the own view of another person",
    { column: "self", past: { self: 3 }, now: { self: 4 }, isSubject: false },
    "Ce sont les réponses de Camille, les deux fois",
  ],
  [
    "of one question, whose number of answers no report prints",
    { past: { peers: many(3, 5) }, now: { peers: many(4, 5) }, pooledSd: 0.8, moved: true },
    "Le nombre de réponses à ces questions n’est pas affiché. Avec ce qui peut en venir, la différence se trouve entre 0,0 et +2,0 (arrondi vers l’extérieur). Elle atteint 0,5 et dépasse ce qui peut en venir : elle est nette.",
  ],
])(
  "a change says how it is computed, what may come from chance, and what it therefore is: %s",
  (_what, asked, said) => {
    expect(explainChange(asked)).toContain(said);
  },
);
