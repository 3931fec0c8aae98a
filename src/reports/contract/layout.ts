import * as z from "zod";
import { paragraphs } from "#platform/contract/endpoint.ts";
import { layoutSections } from "../vocabulary/layoutSections.ts";

/** In each language, in its paragraphs. */
const maxIntroductionLength = 800;
const text = paragraphs(maxIntroductionLength);

/** What a report says before its first section: French, and English where it is translated. */
const Introduction = z.strictObject({ fr: text.min(1), en: text.nullable() });

/** Those that are shown, in their order. */
const sections = z
  .array(z.enum(layoutSections))
  .min(1)
  .refine((ids) => new Set(ids).size === ids.length);

/** How a report is laid out. An evaluation keeps the layout of its launch; it decides nothing about what may be disclosed. */
export const ReportLayout = z.strictObject({
  sections,
  introduction: Introduction.nullable(),
  showsLogo: z.boolean(),
});
export type ReportLayout = z.infer<typeof ReportLayout>;
