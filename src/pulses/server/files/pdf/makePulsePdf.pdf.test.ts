import { afterAll, describe, expect, test } from "vitest";
import { makeTypesetter } from "#platform/server/typesetting/typesetter.ts";
import { findCompiler } from "#platform/server/typesetting/typst.ts";
import { readPdf } from "#platform/testing/readPdf.ts";
import type { PulseReport } from "../../../contract/report.ts";
import { makeReworded, samplePulseReport } from "../../../testing/sampleReport.ts";
import { makePulsePdf } from "./makePulsePdf.ts";

const failures: string[] = [];
const typesetter = makeTypesetter({
  entry: new URL("../../../../platform/server/typesetting/worker.ts", import.meta.url),
  onFailure: (failure) => failures.push(failure),
});
afterAll(() => typesetter.stop());

async function write(report: PulseReport, language: "fr" | "en" = "fr") {
  const file = await makePulsePdf(
    {
      report,
      language,
      company: "Coopérative Boréale",
      today: "2026-11-26",
      reader: { companyId: "c", personId: "p" },
    },
    typesetter,
  ).catch((error: unknown) => expect.fail(failures.at(-1) ?? String(error)));
  return { name: file.name, ...readPdf(new Uint8Array(await file.arrayBuffer())) };
}

describe.skipIf(!findCompiler())("the results of a run on paper", () => {
  test("say what the page says, on few sheets, and are read aloud in order", async () => {
    const pdf = await write(samplePulseReport);
    expect(pdf.name).toBe("Résultats – Le pouls – 2 novembre 2026.pdf");
    expect(pdf.pages).toBeLessThanOrEqual(3);
    for (const words of [
      "14 personnes sur 20 ont répondu.",
      "« Je parle avec fierté d’ici » est en hausse depuis le sondage précédent\u00A0: de 3,4 à 4,5 et plus.",
      "Nous gardons les vendredis calmes.",
      "Le dire (Ève Côté, d’ici le 1ᵉʳ déc. 2026)",
      "intervalle\u00A0: entre −19 et +43",
      "Jour 4,2 moy. 7,1 Vrai\u00A0: environ 60\u00A0%; Faux\u00A0: moins de 10\u00A0%",
      "Masqués\u00A0: Nuit.",
      "entre +1,1 et +1,6 depuis le 2 sept., en hausse",
      '=HYPERLINK("x")',
      "Moins de #courriels, *merci*.",
    ])
      expect(normalize(pdf.cells)).toContain(normalize(words));
    expect(pdf.structure).toMatch(/H1[\s\S]*Table[\s\S]*TH/u);
  });

  test("claim of a theme no more than the page, and say that a question was reworded", async () => {
    const report = makeReworded();
    report.snapshot!.highlights.push({
      kind: "highest_theme",
      theme: "engagement",
      mean: { form: "value", value: 4.2 },
      next: "loyalty",
    });
    const pdf = await write(report);
    for (const words of [
      "de 3,4 à 4,5 et plus. La formulation a changé entre les deux.",
      "Parmi les thèmes affichés, « Engagement » se détache vers le haut\u00A0: 4,2 sur\u00A05.",
      "Formulation changée depuis le sondage du 2 sept. 2026\u00A0: c’était « Autrement dit. ».",
      "Formulation changée d’un de ces sondages à l’autre\u00A0: voir 1 sous « Par question ».",
      "env. +10, entre −40 et +60; moy. 7,1",
    ])
      expect(normalize(pdf.cells)).toContain(normalize(words));
    expect(pdf.cells).not.toMatch(/le plus (élevé|bas)/u);
  });

  test("follow a withheld eNPS by its mean", async () => {
    const report = structuredClone(samplePulseReport);
    const score = (value: number) =>
      ({ form: "enps", mean: { value }, enps: null, levels: null, answers: 9 }) as const;
    report.snapshot!.questions[1]!.whole = score(4.1);
    report.earlier[0]!.questions.push({
      key: "enps",
      wording: report.content.questions[1]!.text,
      whole: score(7.9),
    });
    const pdf = await write(report);
    for (const words of [
      "7,9 – 4,1 −3,8 depuis le 2 sept., en baisse",
      "Pour une moyenne sur\u00A05, un écart de moins de 0,75",
      "Pour une note de 0 à 10, un écart de moins de 1,5",
    ])
      expect(normalize(pdf.cells)).toContain(normalize(words));
  });

  test("say why a question may be hidden, where one is", async () => {
    const report = structuredClone(samplePulseReport);
    report.snapshot!.questions[0]!.whole = { form: "hidden" };
    const reason = normalize("à côté des résultats d’un sondage fermé dans les 75 jours précédents");
    expect(normalize((await write(report)).cells)).toContain(reason);
    expect(normalize((await write(samplePulseReport)).cells)).not.toContain(reason);
  });

  test("in English, have no space before a colon, and quote words that changed in French alone", async () => {
    const report = makeReworded();
    const { en } = report.content.questions[0]!.text;
    report.earlier[0]!.questions[0]!.wording = { fr: "Autrement dit.", en };
    const pdf = await write(report, "en");
    for (const words of [
      "True: about 60%; False: less than 10%",
      "The French wording changed between the two.",
      "French wording changed since the survey of Sep 2, 2026: it was “Autrement dit.”.",
    ])
      expect(normalize(pdf.cells)).toContain(normalize(words));
  });

  test("of too few answers say how many are needed, and no figure", async () => {
    const few = {
      ...samplePulseReport,
      answers: null,
      snapshot: { ...samplePulseReport.snapshot!, participation: { asked: 20, answered: 0 } },
    };
    const pdf = await write(few, "en");
    expect(pdf.pages).toBe(1);
    expect(normalize(pdf.cells)).toContain("Results appear from 5 answers.");
    expect(pdf.cells).not.toContain("4.5 or more");
  });
});

const normalize = (words: string) => words.replaceAll(/\s+/gu, " ");
