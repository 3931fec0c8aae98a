import { en as evaluationsEn } from "#evaluations/texts.en.ts";
import { fr as evaluationsFr } from "#evaluations/texts.fr.ts";
import type { Reader, Template, Typesetter } from "#platform/server/typesetting/typesetter.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { Report } from "../../contract.ts";
import type { Note } from "../../contract/conversation.ts";
import type { Since } from "../../contract/since.ts";
import { en as reportsEn } from "../../texts.en.ts";
import { fr as reportsFr } from "../../texts.fr.ts";
import { makeBreakable } from "#platform/server/typesetting/breakable.ts";
import { removeDirections } from "#platform/server/typesetting/directions.ts";
import charts from "./charts.typ?raw";
import paper from "#platform/server/typesetting/paper.typ?raw";
import look from "./look.typ?raw";
import { buildPdfContent } from "./content.ts";
import { formatPdfFileName } from "./fileName.ts";
import main from "./report.typ?raw";
import sections from "./sections.typ?raw";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const template: Template = {
  main,
  sources: { "paper.typ": paper, "look.typ": look, "charts.typ": charts, "sections.typ": sections },
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
  /** What changed since the earlier report that the reader compares it with. */
  since?: Since | null;
  /** The reader's own notes, which are printed by choice. */
  notes?: readonly Note[];
}

/** Renders the report: its content comes from buildPdfContent, its look from the template. */
export async function makePdf(
  { language, reader, logo, ...printed }: PdfRequest,
  typesetter: Typesetter,
): Promise<File> {
  const content = buildPdfContent({ language, ...printed, ...words[language] });
  const pdf = await typesetter.typeset(
    template,
    makeBreakable(removeDirections({ ...content, logo: [...(logo ?? [])] })),
    reader,
  );
  const { file } = words[language].own;
  return new File([new Uint8Array(pdf)], formatPdfFileName(printed.report, file), {
    type: "application/pdf",
  });
}
