import { en as evaluationsEn } from "#evaluations/texts.en.ts";
import { fr as evaluationsFr } from "#evaluations/texts.fr.ts";
import type { Reader, Template, Typesetter } from "#platform/server/typesetting/typesetter.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { Report } from "../../contract.ts";
import { en as reportsEn } from "../../texts.en.ts";
import { fr as reportsFr } from "../../texts.fr.ts";
import { breakable } from "./breakable.ts";
import { withoutDirections } from "./directions.ts";
import charts from "./charts.typ?raw";
import look from "./look.typ?raw";
import { pdfFileName, pdfContent } from "./content.ts";
import main from "./report.typ?raw";
import sections from "./sections.typ?raw";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const template: Template = {
  main,
  sources: { "look.typ": look, "charts.typ": charts, "sections.typ": sections },
};

const words = {
  fr: { texts: reportsFr, own: fr, scaleWords: evaluationsFr.scaleWords },
  en: { texts: reportsEn, own: en, scaleWords: evaluationsEn.scaleWords },
};

interface Wanted {
  report: Report;
  language: Language;
  today: string;
  /** The requesting person. */
  reader: Reader;
  /** A PNG; none where the company has no logo, or where it cannot be read now. */
  logo?: Uint8Array | null;
}

/** Renders the report: its content comes from pdfContent, its look from the template. */
export async function makePdf(
  { report, language, today, reader, logo }: Wanted,
  typesetter: Typesetter,
): Promise<File> {
  const paper = pdfContent({ report, language, today, ...words[language] });
  const pdf = await typesetter.typeset(
    template,
    breakable(withoutDirections({ ...paper, logo: [...(logo ?? [])] })),
    reader,
  );
  const { file } = words[language].own;
  return new File([new Uint8Array(pdf)], pdfFileName(report, file), { type: "application/pdf" });
}
