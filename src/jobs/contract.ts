import * as z from "zod";
import { endpoint, language, line, nothing, optionalLine } from "#platform/contract/endpoint.ts";
import { ExportFormat, exportedFile } from "#platform/contract/exports.ts";
import { exports, search } from "#platform/contract/limits.ts";
import { countedPageSchema, pageInput } from "#platform/contract/page.ts";
import { QuestionType } from "#skills/contract/questions.ts";
import { removalOutcomes } from "#skills/vocabulary.ts";

const id = z.uuid();
// Of families and skills as in rules.ts; a contract imports no rules.
const [maxNameLength, maxDescriptionLength, maxSkills, maxStatuses, maxFamilies] = [120, 600, 20, 50, 100];
const Bilingual = z.object({ fr: z.string(), en: z.string().nullable() });
const named = { id, name: Bilingual, isArchived: z.boolean() };

/** What a form writes: French, and English where it is translated. */
const nameInput = z.strictObject({ fr: line(maxNameLength), en: optionalLine(maxNameLength).nullable() });
const text = z.string().trim().max(maxDescriptionLength);
const textInput = z.strictObject({ fr: text, en: text.nullable() }).nullable();

const JobFamily = z.object({
  ...named,
  description: Bilingual.nullable(),
  version: z.number().int(),
  /** Of those that are not archived. */
  positionCount: z.number().int(),
});
export type JobFamily = z.infer<typeof JobFamily>;

const JobPosition = z.object({
  ...named,
  family: z.object({ id, name: Bilingual }),
  skillCount: z.number().int(),
});
export type JobPosition = z.infer<typeof JobPosition>;

const PositionSkill = z.object({
  id,
  name: Bilingual,
  /** Of those that an evaluation would ask. */
  questionCount: z.number().int(),
  questionTypes: z.array(QuestionType),
  expectedLevel: z.number().int().nullable(),
  /** Archived since: it stays in the position, and no evaluation takes it. */
  isArchived: z.boolean(),
});
const JobPositionDetail = JobPosition.extend({
  description: Bilingual.nullable(),
  version: z.number().int(),
  skills: z.array(PositionSkill),
});
export type JobPositionDetail = z.infer<typeof JobPositionDetail>;

const JobStatus = z.object(named);
export type JobStatus = z.infer<typeof JobStatus>;
const JobStatuses = z.object({ items: z.array(JobStatus), version: z.number().int() });
export type JobStatuses = z.infer<typeof JobStatuses>;

/** What all pages of the list answer together. */
const question = {
  search: pageInput.search,
  state: z.enum(["active", "archived"]).optional(),
  familyId: id.optional(),
};
const PositionsQuestion = z.strictObject(question);
export type PositionsQuestion = z.infer<typeof PositionsQuestion>;

const familyInput = { name: nameInput, description: textInput };
const positionInput = {
  ...familyInput,
  familyId: id,
  /** In their order. */
  skills: z
    .array(z.strictObject({ id, expectedLevel: z.number().int().min(1).max(5).nullable() }))
    .max(maxSkills),
};
/** Deleted where nothing refers to it, archived otherwise. */
const removed = z.object({ removed: z.enum(removalOutcomes) });
/** Of what was read: refused when it has been changed since. */
const version = z.number().int().min(1);

export const jobsContract = {
  listPositions: endpoint({
    allow: "evaluate",
    limit: search,
    method: "GET",
    path: "/job-positions",
    summary: "The job positions of the company",
  })
    .input(z.strictObject({ ...pageInput, ...question }))
    .output(countedPageSchema(JobPosition)),
  exportPositions: endpoint({
    allow: "administer",
    limit: exports,
    method: "POST",
    path: "/job-position-exports",
    summary: "The job positions of the company as a file",
  })
    .input(z.strictObject({ format: ExportFormat, language: language.optional(), ...question }))
    .output(exportedFile),
  readPosition: endpoint({
    allow: "evaluate",
    object: "id",
    method: "GET",
    path: "/job-positions/{id}",
    summary: "A job position with its skills",
  })
    .input(z.strictObject({ id }))
    .output(JobPositionDetail),
  createPosition: endpoint({
    allow: "administer",
    method: "POST",
    path: "/job-positions",
    summary: "Add a job position",
  })
    .input(z.strictObject(positionInput))
    .output(JobPositionDetail),
  updatePosition: endpoint({
    allow: "administer",
    object: "id",
    method: "PUT",
    path: "/job-positions/{id}",
    summary: "Change a job position and its skills",
  })
    .input(z.strictObject({ id, version, ...positionInput }))
    .output(JobPositionDetail),
  removePosition: endpoint({
    allow: "administer",
    object: "id",
    method: "DELETE",
    path: "/job-positions/{id}",
    summary: "Delete a job position, or archive it when it is used",
  })
    .input(z.strictObject({ id }))
    .output(removed),
  bringBackPosition: endpoint({
    allow: "administer",
    object: "id",
    method: "PUT",
    path: "/job-positions/{id}/activation",
    summary: "Bring an archived job position back",
  })
    .input(z.strictObject({ id }))
    .output(JobPositionDetail),
  bringBackFamily: endpoint({
    allow: "administer",
    object: "id",
    method: "PUT",
    path: "/job-families/{id}/activation",
    summary: "Bring an archived job family back",
  })
    .input(z.strictObject({ id }))
    .output(JobFamily),
  listFamilies: endpoint({
    allow: "evaluate",
    method: "GET",
    path: "/job-families",
    summary: "The job families of the company",
  })
    .input(nothing)
    .output(z.object({ items: z.array(JobFamily).max(maxFamilies) })),
  readFamily: endpoint({
    allow: "evaluate",
    object: "id",
    method: "GET",
    path: "/job-families/{id}",
    summary: "A job family",
  })
    .input(z.strictObject({ id }))
    .output(JobFamily),
  createFamily: endpoint({
    allow: "administer",
    method: "POST",
    path: "/job-families",
    summary: "Add a job family",
  })
    .input(z.strictObject(familyInput))
    .output(JobFamily),
  updateFamily: endpoint({
    allow: "administer",
    object: "id",
    method: "PUT",
    path: "/job-families/{id}",
    summary: "Change a job family",
  })
    .input(z.strictObject({ id, version, ...familyInput }))
    .output(JobFamily),
  removeFamily: endpoint({
    allow: "administer",
    object: "id",
    method: "DELETE",
    path: "/job-families/{id}",
    summary: "Delete a job family, or archive it when positions stand in it",
  })
    .input(z.strictObject({ id }))
    .output(removed),
  listStatuses: endpoint({
    allow: "evaluate",
    method: "GET",
    path: "/job-statuses",
    summary: "The job statuses of the company, in their order",
  })
    .input(nothing)
    .output(JobStatuses),
  /** All of them, in their order; a status left out is deleted, or archived when a person has it. */
  replaceStatuses: endpoint({
    allow: "administer",
    method: "PUT",
    path: "/job-statuses",
    summary: "Change the job statuses of the company",
  })
    .input(
      z.strictObject({
        /** Of the list that was read: a different one now means that the list was changed since. */
        version: z.number().int(),
        items: z.array(z.strictObject({ id: id.nullable(), name: nameInput })).max(maxStatuses),
      }),
    )
    .output(JobStatuses.extend({ archived: z.number().int() })),
  missing: endpoint({
    allow: "administer",
    method: "GET",
    path: "/job-library",
    summary: "The default families, positions and statuses that restoring would bring back",
  })
    .input(nothing)
    .output(
      z.object({
        families: z.array(Bilingual),
        positions: z.array(Bilingual),
        statuses: z.array(Bilingual),
      }),
    ),
  restoreLibrary: endpoint({
    allow: "administer",
    method: "POST",
    path: "/job-library",
    summary: "Bring back the default families, positions and statuses that are missing",
  })
    .input(nothing)
    .output(
      z.object({ families: z.number().int(), positions: z.number().int(), statuses: z.number().int() }),
    ),
};
