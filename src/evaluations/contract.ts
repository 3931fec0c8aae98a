import * as z from "zod";
import { manyIds } from "#platform/contract/bulk.ts";
import {
  calendarDate,
  endpoint,
  language,
  name,
  nothing,
  optionalName,
} from "#platform/contract/endpoint.ts";
import { ExportFormat, exportedFile } from "#platform/contract/exports.ts";
import { exports, search } from "#platform/contract/limits.ts";
import { countedPageSchema, pageInput } from "#platform/contract/page.ts";
import {
  EvaluationStatus,
  EvaluationType,
  Frequency,
  SelectedDimension,
  Evaluation,
  Launched,
  EvaluationRow,
} from "./contract/evaluation.ts";
import { activityEndpoints } from "./contract/activity.ts";
import { bulkEndpoints } from "./contract/bulk.ts";
import { participationEndpoints } from "./contract/participation.ts";
import { Scale } from "./contract/questionnaire.ts";
import { questionEndpoints } from "./contract/questions.ts";
import { thresholdEndpoints } from "./contract/thresholds.ts";
import { concerns, dueFilters, evaluationSorts } from "./vocabulary/lists.ts";

const id = z.uuid();

/** How the list is sorted; « - » from the end. */
const EvaluationSort = z.enum(evaluationSorts);

/** The reader's relation to an evaluation that they see. */
const Concern = z.enum(concerns);
/** By the calendar of the company. Late: due before today, and not closed. */
const DueFilter = z.enum(dueFilters);

/** The filters, the same on all pages of the list. */
const listed = {
  search: pageInput.search,
  /** Without a status, archived evaluations are left out. */
  status: EvaluationStatus.optional(),
  /** About the people of a team that the reader sees. */
  team: id.optional(),
  /** About this person. */
  subject: id.optional(),
  type: EvaluationType.optional(),
  concerns: Concern.optional(),
  due: DueFilter.optional(),
  /** Due within this month: 2026-11. */
  dueMonth: z
    .string()
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)
    .optional(),
  sort: EvaluationSort.optional(),
};

/** What a file of the list holds. */
export const ExportedList = z.strictObject({
  /** Of what the list finds, these alone. */
  evaluationIds: manyIds.optional(),
  ...listed,
});

export const evaluationsContract = {
  list: endpoint({
    allow: "evaluate",
    method: "GET",
    path: "/evaluations",
    summary: "The evaluations one runs",
  })
    .input(z.strictObject({ ...pageInput, ...listed }))
    .output(
      countedPageSchema(EvaluationRow).extend({
        /** How many of those asked for are left out because they are archived, as far as is counted. */
        archived: z.number().int(),
      }),
    ),
  selectable: endpoint({
    allow: "evaluate",
    limit: search,
    method: "GET",
    path: "/evaluation-selection",
    summary: "Every evaluation that the list finds, up to what is done at once",
  })
    .input(z.strictObject(listed))
    .output(z.object({ items: z.array(EvaluationRow) })),
  export: endpoint({
    allow: "evaluate",
    limit: exports,
    method: "POST",
    path: "/evaluation-exports",
    summary: "The evaluations one runs, as a file",
  })
    .input(ExportedList.extend({ format: ExportFormat, language: language.optional() }))
    .output(exportedFile),
  reportModel: endpoint({
    allow: "evaluate",
    method: "GET",
    path: "/report-model-in-use",
    summary: "The report model and the version of the notice that the next launch takes",
  })
    .input(nothing)
    /** `name` is null for the standard one. */
    .output(z.object({ name: z.string().nullable(), showsComments: z.boolean(), noticeVersion: z.int() })),
  read: endpoint({
    allow: "evaluate",
    object: "id",
    method: "GET",
    path: "/evaluations/{id}",
    summary: "One evaluation, as those who run it see it",
  })
    .input(z.strictObject({ id }))
    .output(Evaluation),
  /** A file for any calendar, whose entry moves when a newer one is opened. */
  dueDay: endpoint({
    allow: "evaluate",
    object: "id",
    method: "GET",
    path: "/evaluations/{id}/due-day",
    summary: "The due day of an evaluation that one runs, for a calendar",
  })
    .input(z.strictObject({ id }))
    .output(z.file().mime(["text/calendar"])),
  /** A draft exists from the first field on; everything but the type may come later. */
  create: endpoint({ allow: "evaluate", method: "POST", path: "/evaluations", summary: "Start a draft" })
    .input(
      z.strictObject({
        name: name(160).optional(),
        evaluationType: z.string().max(40),
        subjectProfileId: id.nullable().optional(),
      }),
    )
    .output(Evaluation),
  /** create_evaluation_from_job_position of the specification; who calls is the author. */
  createFromJobPosition: endpoint({
    allow: "evaluate",
    object: "jobPositionId",
    method: "POST",
    path: "/job-positions/{jobPositionId}/evaluations",
    summary: "Start a draft with the skills of a job position",
  })
    .input(
      z.strictObject({
        jobPositionId: id,
        name: name(160).optional(),
        description: z.string().trim().max(2000).optional(),
        evaluationType: z.string().max(40),
        subjectProfileId: id.nullable().optional(),
      }),
    )
    .output(Evaluation),
  /** A draft whose author is the caller; copies nothing of the answers. */
  copy: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/evaluations/{id}/copies",
    summary: "Start a draft with the questions of an evaluation, its people, or both",
  })
    .input(z.strictObject({ id, withPeople: z.boolean(), withQuestions: z.boolean().default(true) }))
    .output(
      z.object({
        evaluation: Evaluation,
        /** How many of those who took part cannot be asked again in the same role. */
        leftOut: z.number().int(),
      }),
    ),
  update: endpoint({
    allow: "evaluate",
    object: "id",
    method: "PATCH",
    path: "/evaluations/{id}",
    summary: "Change the general information",
  })
    .input(
      z.strictObject({
        id,
        name: optionalName(160).optional(),
        description: z.string().trim().max(2000).nullable().optional(),
        subjectProfileId: id.nullable().optional(),
        evaluationType: z.string().max(40).optional(),
        frequency: Frequency.optional(),
        dueOn: calendarDate.nullable().optional(),
        selectedDimensions: z.array(SelectedDimension).max(3).optional(),
        scale: Scale.optional(),
        commentsMandatory: z.boolean().optional(),
        subjectAnswers: z.boolean().optional(),
      }),
    )
    .output(Evaluation),
  /** Drafts only. */
  remove: endpoint({
    allow: "evaluate",
    object: "id",
    method: "DELETE",
    path: "/evaluations/{id}",
    summary: "Delete a draft",
  })
    .input(z.strictObject({ id }))
    .output(z.object({})),

  ...questionEndpoints,
  ...participationEndpoints,
  ...thresholdEndpoints,
  ...activityEndpoints,
  ...bulkEndpoints,

  launch: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/evaluations/{id}/launch",
    summary: "Launch: freeze the questionnaire and send the invitations",
  })
    .input(z.strictObject({ id, acceptsSmallGroups: z.boolean().optional() }))
    .output(Launched),
  plan: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/evaluations/{id}/plan",
    summary: "Plan the launch: it begins by itself on the morning of that day",
  })
    .input(
      z.strictObject({
        id,
        startsOn: calendarDate,
        dueOn: calendarDate.optional(),
        acceptsSmallGroups: z.boolean().optional(),
      }),
    )
    .output(Evaluation),
  unplan: endpoint({
    allow: "evaluate",
    object: "id",
    method: "DELETE",
    path: "/evaluations/{id}/plan",
    summary: "A draft again, instead of a planned launch",
  })
    .input(z.strictObject({ id }))
    .output(Evaluation),
  archive: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/evaluations/{id}/archival",
    summary: "Archive; one that runs is abandoned, and loses its answers",
  })
    // A running evaluation is archived only with `abandons`: the caller's list may be older than its launch.
    .input(z.strictObject({ id, abandons: z.boolean().optional() }))
    .output(Evaluation),
  unarchive: endpoint({
    allow: "evaluate",
    object: "id",
    method: "DELETE",
    path: "/evaluations/{id}/archival",
    summary: "Back to a draft, when it was never launched",
  })
    .input(z.strictObject({ id }))
    .output(Evaluation),
};
