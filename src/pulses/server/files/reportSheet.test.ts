import { expect, test } from "vitest";
import { exportSheet } from "#platform/server/export/download.ts";
import type { Language } from "#platform/vocabulary.ts";
import { makeReworded, samplePulseReport as report } from "../../testing/sampleReport.ts";
import { listReportLines, sheetIn } from "./reportSheet.ts";

async function writeCsv(language: Language, shown = report) {
  async function* pages() {
    yield listReportLines(language, shown);
  }
  const file = exportSheet("csv", sheetIn(language, shown), pages(), new Date("2026-11-26"), language);
  return { name: file.name, text: await new Response(file.body).text() };
}

test("the table says each figure once, of the whole, then of each part by its name", async () => {
  const { name, text } = await writeCsv("fr");
  expect(name).toBe("Résultats – Le pouls – 2 novembre 2026.csv");
  const masked = '"Trop peu de réponses, ou des réponses qui se devineraient à côté des autres résultats."';
  const pride = "Je parle avec fierté d’ici.";
  expect(text.replace(/^\uFEFF/u, "").split("\r\n")).toEqual([
    "Type de groupe;Groupe;Question;Thème;Mesure;Valeur;Précision",
    "Ensemble;Ensemble;;;Personnes sondées;20;",
    "Ensemble;Ensemble;;;Réponses reçues;14;",
    'Ensemble;Ensemble;;Engagement;Moyenne du thème;"4,5";et plus',
    `Ensemble;Ensemble;${pride};Engagement;Moyenne;"4,5";et plus`,
    `Ensemble;Ensemble;${pride};Engagement;Réponses\u00A0: 1 (Pas du tout d’accord);0;`,
    `Ensemble;Ensemble;${pride};Engagement;Réponses\u00A0: 2 (Plutôt en désaccord);0;`,
    `Ensemble;Ensemble;${pride};Engagement;Réponses\u00A0: 3 (Ni l’un ni l’autre);1;`,
    `Ensemble;Ensemble;${pride};Engagement;Réponses\u00A0: 4 (Plutôt d’accord);5;`,
    `Ensemble;Ensemble;${pride};Engagement;Réponses\u00A0: 5 (Tout à fait d’accord);8;`,
    `Ensemble;Ensemble;${pride};Recommandation;eNPS;14;entre −19 et +43`,
    `Ensemble;Ensemble;${pride};Recommandation;Moyenne;"7,4";`,
    `Ensemble;Ensemble;${pride};Recommandation;Répartition;masqué;${masked}`,
    `Ensemble;Ensemble;${pride};Reconnaissance;Réponses\u00A0: Vrai;9;`,
    `Ensemble;Ensemble;${pride};Reconnaissance;Réponses\u00A0: Faux;5;`,
    `Équipe;Jour;${pride};Engagement;Moyenne;"4,2";`,
    `Équipe;Jour;${pride};Recommandation;eNPS;masqué;${masked}`,
    `Équipe;Jour;${pride};Recommandation;Moyenne;"7,1";`,
    `Équipe;Jour;${pride};Reconnaissance;Part\u00A0: Vrai;environ 60\u00A0%;`,
    `Équipe;Jour;${pride};Reconnaissance;Part\u00A0: Faux;moins de 10\u00A0%;`,
    `Équipe;Nuit;${pride};Engagement;Moyenne;masqué;${masked}`,
    `Équipe;Nuit;${pride};Recommandation;eNPS;masqué;${masked}`,
    `Équipe;Nuit;${pride};Reconnaissance;Répartition;masqué;${masked}`,
    `Ensemble;Ensemble;Une chose à changer?;Autre;Réponse écrite;"'=HYPERLINK(""x"")";`,
    'Ensemble;Ensemble;Une chose à changer?;Autre;Réponse écrite;"Moins de #courriels, *merci*.";',
    "",
  ]);
});

test("an eNPS of a part is said to be in tens, and a question that was worded otherwise says how", async () => {
  const { text } = await writeCsv("fr", makeReworded());
  const pride = "Je parle avec fierté d’ici.";
  expect(text).toContain(
    `Équipe;Jour;${pride};Recommandation;eNPS;10;"à la dizaine près, entre −40 et +60"\r\n`,
  );
  expect(text).toContain(
    `Ensemble;Ensemble;${pride};Engagement;Formulation d’avant;Autrement dit.;jusqu’au sondage du 2 septembre 2026\r\n`,
  );
});

test("a question of which the English alone has changed quotes the English, whoever reads", async () => {
  const shown = makeReworded();
  shown.earlier[0]!.questions[0]!.wording = { ...shown.content.questions[0]!.text, en: "I am proud." };
  expect((await writeCsv("fr", shown)).text).toContain(
    "Engagement;Formulation anglaise d’avant;I am proud.;jusqu’au sondage du 2 septembre 2026\r\n",
  );
  expect((await writeCsv("en", shown)).text).toContain("Engagement;Former wording;I am proud.;");
});

test("comments that are withheld are said to be, and an unknown part has lost its name", async () => {
  const { text } = await writeCsv("en", {
    ...report,
    cuts: [{ ...report.cuts[0]!, name: null }],
    snapshot: {
      ...report.snapshot!,
      comments: [{ question: "words", paragraphs: null, isSearchable: false }],
    },
  });
  expect(text).toContain("Written answer;hidden;Written answers appear from 5 people who answered.");
  expect(text).toContain("Team;Team that is gone;");
});
