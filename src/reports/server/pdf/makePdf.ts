import { en as evaluationsEn } from "#evaluations/texts.en.ts";
import { fr as evaluationsFr } from "#evaluations/texts.fr.ts";
import type { Reader, Template, Typesetter } from "#platform/server/typesetting/typesetter.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { Report } from "../../contract.ts";
import { en as reportsEn } from "../../texts.en.ts";
import { fr as reportsFr } from "../../texts.fr.ts";
import { makeBreakable } from "./breakable.ts";
import { removeDirections } from "./directions.ts";
import charts from "./charts.typ?raw";
import look from "./look.typ?raw";
import { formatPdfFileName, buildPdfContent } from "./content.ts";
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

interface PdfRequest {
  report: Report;
  language: Language;
  today: string;
  /** The requesting person. */
  reader: Reader;
  /** A PNG; none where the company has no logo, or where it cannot be read now. */
  logo?: Uint8Array | null;
}

/** Renders the report: its content comes from buildPdfContent, its look from the template. */
export async function makePdf(
  { report, language, today, reader, logo }: PdfRequest,
  typesetter: Typesetter,
): Promise<File> {
  const paper = buildPdfContent({ report, language, today, ...words[language] });
  const pdf = await typesetter.typeset(
    template,
    makeBreakable(removeDirections({ ...paper, logo: [...(logo ?? [])] })),
    reader,
  );
  const { file } = words[language].own;
  return new File([new Uint8Array(pdf)], formatPdfFileName(report, file), { type: "application/pdf" });
}
