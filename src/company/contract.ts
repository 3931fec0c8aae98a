import * as z from "zod";
import { endpoint, line, name, nothing, optionalLine, paragraphs } from "#platform/contract/endpoint.ts";
import { releases, scales } from "./vocabulary.ts";

const Scale = z.enum(scales);
const Release = z.enum(releases);
const maxDescriptionLength = 4000;

export const CompanySettings = z.object({
  name: z.string(),
  mission: z.string(),
  strategicPlan: z.string(),
  /** A stored file. */
  logo: z.uuid().nullable(),
  offeredScales: z.array(Scale),
  defaultScale: Scale,
  commentsMandatory: z.boolean(),
  anonymityThreshold: z.number().int(),
  teamManagerReadsReports: z.boolean(),
  /** A course that a person finished counts once their manager has confirmed it. */
  confirmsCourses: z.boolean(),
  /** How reports are released (evaluations/rules/release.ts says what a launch makes of it). */
  release: Release,
  /** Days that an evaluation lasts where no date is chosen. */
  defaultDuration: z.number().int(),
  timeZone: z.string(),
  /** As it was written; empty while none is named: `privacyOfficerShown` is the account owner then. */
  privacyOfficer: z.string(),
  privacyOfficerShown: z.string().nullable(),
  /** To be given back with a change: it is refused when the settings have been changed meanwhile. */
  version: z.number().int(),
});
export type CompanySettings = z.infer<typeof CompanySettings>;

export const companyContract = {
  readSettings: endpoint({
    allow: "managePeople",
    method: "GET",
    path: "/company/settings",
    summary: "The settings of the company",
  })
    .input(nothing)
    .output(CompanySettings),
  updateSettings: endpoint({
    allow: "managePeople",
    method: "PATCH",
    path: "/company/settings",
    summary: "Change the settings of the company",
  })
    .input(
      z.strictObject({
        name: name(120).optional(),
        mission: paragraphs(maxDescriptionLength).optional(),
        strategicPlan: paragraphs(maxDescriptionLength).optional(),
        offeredScales: z.array(Scale).max(Scale.options.length).optional(),
        defaultScale: Scale.optional(),
        commentsMandatory: z.boolean().optional(),
        anonymityThreshold: z.number().int().min(3).max(10).optional(),
        teamManagerReadsReports: z.boolean().optional(),
        confirmsCourses: z.boolean().optional(),
        release: Release.optional(),
        defaultDuration: z.number().int().min(7).max(90).optional(),
        timeZone: line(64).optional(),
        privacyOfficer: optionalLine(200).optional(),
        version: z.number().int(),
      }),
    )
    .output(CompanySettings),
  removeLogo: endpoint({
    allow: "managePeople",
    method: "DELETE",
    path: "/company/logo",
    summary: "Remove the logo of the company",
  })
    .input(nothing)
    .output(z.object({})),
  removeDemonstration: endpoint({
    allow: "managePeople",
    method: "DELETE",
    path: "/company/demonstration",
    summary: "Remove the company, if it is the demonstration, and everything in it",
  })
    /** `withPeople`: with those whose address is a real one. */
    .input(z.strictObject({ withPeople: z.boolean().default(false) }))
    /** How many of them there are: then nothing is removed yet. */
    .output(z.object({ people: z.int() })),
};
