import { makeBreakable } from "#platform/server/typesetting/breakable.ts";
import { removeDirections } from "#platform/server/typesetting/directions.ts";
import { toFileName } from "#platform/fileName.ts";
import paper from "#platform/server/typesetting/paper.typ?raw";
import type { Reader, Template, Typesetter } from "#platform/server/typesetting/typesetter.ts";
import { buildPlanContent, type PrintedPlan } from "./content.ts";
import main from "./plan.typ?raw";

const template: Template = { main, sources: { "paper.typ": paper } };

/** A plan on one sheet, however much it holds. */
export async function makePlanPdf(
  { reader, ...printed }: PrintedPlan & { reader: Reader },
  typesetter: Typesetter,
): Promise<File> {
  const content = buildPlanContent(printed);
  const pdf = await typesetter.typeset(template, makeBreakable(removeDirections(content)), reader);
  const name = Array.from(toFileName(content.title)).slice(0, 100).join("").trim();
  return new File([new Uint8Array(pdf)], `${name}.pdf`, { type: "application/pdf" });
}
