import * as z from "zod";
import { endpoint, nothing } from "#platform/contract/endpoint.ts";
import { pageInput, pageSchema } from "#platform/contract/page.ts";
import { PulseContent, PulsePlan } from "./content.ts";
import { pulseThemes, templateStates } from "../vocabulary.ts";

const id = z.uuid();
const version = z.int().min(1);

/** A template of the library, in both languages. */
export const LibraryTemplate = PulseContent.extend({
  key: z.string(),
  theme: z.enum(pulseThemes),
  /** What it is for, in one sentence. */
  use: z.object({ fr: z.string(), en: z.string() }),
  minutes: z.int(),
});
export type LibraryTemplate = z.infer<typeof LibraryTemplate>;

/** A template of the company, as the list shows it. */
export const TemplateRow = z.object({
  id,
  name: PulseContent.shape.name,
  themes: z.array(z.enum(pulseThemes)),
  questionCount: z.int(),
  /** Questions, options or names without English. */
  untranslated: z.int(),
  isArchived: z.boolean(),
  /** It has a series that goes on. */
  isRunning: z.boolean(),
  /** Null: never planned. */
  plannedVersion: z.int().nullable(),
  updatedOn: z.iso.date(),
  version,
});
export type TemplateRow = z.infer<typeof TemplateRow>;

export const Template = z.object({
  id,
  content: PulseContent,
  plan: PulsePlan,
  plannedVersion: z.int().nullable(),
  /** What the version that was planned last asks; the draft may differ from it. Null: never planned. */
  planned: PulseContent.nullable(),
  isArchived: z.boolean(),
  /** The series that goes on, with the settings it was planned with; null: none does, and the draft's can be planned. */
  runningSeriesId: id.nullable(),
  version,
});
export type Template = z.infer<typeof Template>;

/** Unfinished drafts are stored as they are: `plan` refuses them (rules/content.ts, rules/plan.ts). */
const Draft = z.strictObject({ content: PulseContent, plan: PulsePlan });

export const templateEndpoints = {
  library: endpoint({
    allow: "administer",
    method: "GET",
    path: "/pulse-library",
    summary: "The ready-made pulse surveys",
  })
    .input(nothing)
    .output(z.object({ items: z.array(LibraryTemplate) })),
  copyReady: endpoint({
    allow: "administer",
    method: "POST",
    path: "/pulse-library/{key}/copies",
    summary: "Copy a ready-made pulse survey",
  })
    .input(z.strictObject({ key: z.string().min(1).max(60) }))
    .output(z.object({ id })),
  listTemplates: endpoint({
    allow: "managePeople",
    method: "GET",
    path: "/pulse-templates",
    summary: "The company's own pulse surveys",
  })
    .input(
      z.strictObject({
        cursor: pageInput.cursor,
        limit: pageInput.limit,
        state: z.enum(templateStates).optional(),
      }),
    )
    .output(pageSchema(TemplateRow)),
  createTemplate: endpoint({
    allow: "managePeople",
    method: "POST",
    path: "/pulse-templates",
    summary: "Begin a pulse survey, empty or as a copy",
  })
    .input(z.strictObject({ copyOf: id.optional() }))
    .output(z.object({ id })),
  readTemplate: endpoint({
    allow: "managePeople",
    object: "id",
    method: "GET",
    path: "/pulse-templates/{id}",
    summary: "A pulse survey of the company",
  })
    .input(z.strictObject({ id }))
    .output(Template),
  saveTemplate: endpoint({
    allow: "managePeople",
    object: "id",
    method: "PUT",
    path: "/pulse-templates/{id}",
    summary: "Change the draft of a pulse survey",
  })
    .input(Draft.extend({ id, version }))
    .output(z.object({ version })),
  /** Refused while runs are planned from it. */
  archiveTemplate: endpoint({
    allow: "managePeople",
    object: "id",
    method: "POST",
    path: "/pulse-templates/{id}/archiving",
    summary: "Put a pulse survey away, or take it back",
  })
    .input(z.strictObject({ id, isArchived: z.boolean() }))
    .output(z.object({})),
};
