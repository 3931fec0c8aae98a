import { makeBreakable } from "#platform/server/typesetting/breakable.ts";
import { removeDirections } from "#platform/server/typesetting/directions.ts";
import { toFileName } from "#platform/fileName.ts";
import paper from "#platform/server/typesetting/paper.typ?raw";
import type { Reader, Template, Typesetter } from "#platform/server/typesetting/typesetter.ts";
import { sheetIn } from "../reportSheet.ts";
import { buildPulseContent, type PrintedReport } from "./content.ts";
import main from "./pulse.typ?raw";

const template: Template = { main, sources: { "paper.typ": paper } };

/** The results of a run on paper: one to three sheets. */
export async function makePulsePdf(
  { reader, ...printed }: PrintedReport & { reader: Reader },
  typesetter: Typesetter,
): Promise<File> {
  const content = makeBreakable(removeDirections(buildPulseContent(printed)));
  const pdf = await typesetter.typeset(template, content, reader);
  const { name } = sheetIn(printed.language, printed.report);
  return new File([new Uint8Array(pdf)], `${toFileName(name)}.pdf`, { type: "application/pdf" });
}
