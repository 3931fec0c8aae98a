import * as z from "zod";
import { EmailState, PersonName } from "#people/contract.ts";
import { calendarDate, endpoint, language, line, name, optionalName } from "#platform/contract/endpoint.ts";
import { ExportFormat, exportedFile } from "#platform/contract/exports.ts";
import { exports, search } from "#platform/contract/limits.ts";
import { countedPageOf, pageInput, pageOf } from "#platform/contract/page.ts";
import {
  ParticipantRole,
  QuestionOption,
  QuestionType,
  Scale,
  SelfText,
  Translated,
} from "./contract/questionnaire.ts";

export const EvaluationType = z.enum(["self", "peer", "manager", "peer_manager", "full"]);
export type EvaluationType = z.infer<typeof EvaluationType>;
export const EvaluationStatus = z.enum([
  "draft",
  "pending",
  "in_progress",
  "review",
  "completed",
  "archived",
]);
export type EvaluationStatus = z.infer<typeof EvaluationStatus>;
const Frequency = z.enum(["once", "weekly", "monthly", "quarterly", "biannual", "annual"]);
export const ParticipantStatus = z.enum(["pending", "completed", "declined"]);
export type ParticipantStatus = z.infer<typeof ParticipantStatus>;
export const SelectedDimension = z.enum(["skills", "values", "objectives"]);
export type SelectedDimension = z.infer<typeof SelectedDimension>;

const id = z.uuid();

export const Participant = z.object({
  id,
  person: PersonName.extend({ email: z.string() }),
  role: ParticipantRole,
  status: ParticipantStatus,
  /** A person deactivated since they were asked can no longer answer. */
  isActive: z.boolean(),
  /** For the evaluation lead only. */
  declineNote: z.string().nullable(),
  /** Where the invitation stands; null when there is nothing to say of it. */
  mail: EmailState.nullable(),
});
export type Participant = z.infer<typeof Participant>;

export const EvaluationQuestion = z.object({
  id,
  skill: z.object({ id, name: Translated, familyName: Translated }),
  text: Translated,
  selfText: SelfText,
  type: QuestionType,
  options: z.array(QuestionOption),
  isRequired: z.boolean(),
});
export type EvaluationQuestion = z.infer<typeof EvaluationQuestion>;

/** What the people who run an evaluation work with. Holds nothing derived from the content of answers. */
export const Evaluation = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  evaluationType: EvaluationType,
  frequency: Frequency,
  status: EvaluationStatus,
  selectedDimensions: z.array(SelectedDimension),
  subjectAnswers: z.boolean(),
  dueOn: z.string().nullable(),
  scale: Scale,
  commentsMandatory: z.boolean(),
  threshold: z.number().int(),
  launchedOn: z.string().nullable(),
  createdAt: z.string(),
  author: PersonName,
  subject: PersonName.extend({ isActive: z.boolean(), hasDirectManager: z.boolean() }).nullable(),
  questions: z.array(EvaluationQuestion),
  values: z.array(z.object({ id, name: Translated, question: Translated })),
  objectives: z.array(z.object({ id, nameFr: z.string(), nameEn: z.string().nullable() })),
  /** Empty for the person evaluated. */
  participants: z.array(Participant),
  /** Null for the person evaluated, who learns no count but that of the report (§5 of docs/product-decisions.md). */
  participantCount: z.number().int().nullable(),
  answeredCount: z.number().int().nullable(),
  /** What the reader may do with it now: one source, so that a button never promises what the server refuses. */
  rights: z.object({ manage: z.boolean(), readReport: z.boolean() }),
});
export type Evaluation = z.infer<typeof Evaluation>;

export const EvaluationRow = z.object({
  id,
  name: z.string(),
  status: EvaluationStatus,
  evaluationType: EvaluationType,
  dueOn: z.string().nullable(),
  /** Names only: a list is read by hundreds of rows. */
  subjectName: z.string().nullable(),
  authorName: z.string(),
  questionCount: z.number().int(),
  /** Null where the reader is the person evaluated. */
  participantCount: z.number().int().nullable(),
  answeredCount: z.number().int().nullable(),
});
export type EvaluationRow = z.infer<typeof EvaluationRow>;

const question = {
  skillId: id,
  textFr: z.string().trim().min(1).max(300),
  textEn: z.string().trim().max(300).nullable().optional(),
  /** For the person evaluated, in the first person. A question whose text changes keeps none unless it is given. */
  nameSelfFr: z.string().trim().max(300).nullable().optional(),
  nameSelfEn: z.string().trim().max(300).nullable().optional(),
  type: QuestionType,
  options: z
    .array(
      z.strictObject({ fr: z.string().trim().min(1).max(120), en: z.string().trim().max(120).nullable() }),
    )
    .max(20)
    .optional(),
  isRequired: z.boolean().optional(),
};

/** How the list is sorted; « - » from the end. */
const EvaluationSort = z.enum(["-created", "name", "-name", "due", "-due"]);
export type EvaluationSort = z.infer<typeof EvaluationSort>;

/** What all pages of the list answer together. */
const listed = {
  search: pageInput.search,
  status: EvaluationStatus.optional(),
  sort: EvaluationSort.optional(),
};

export const evaluationsContract = {
  list: endpoint({
    allow: "evaluate",
    method: "GET",
    path: "/evaluations",
    summary: "The evaluations one runs",
  })
    .input(z.strictObject({ ...pageInput, ...listed }))
    .output(countedPageOf(EvaluationRow)),
  export: endpoint({
    allow: "evaluate",
    limit: exports,
    method: "POST",
    path: "/evaluation-exports",
    summary: "The evaluations one runs, as a file",
  })
    .input(z.strictObject({ format: ExportFormat, language: language.optional(), ...listed }))
    .output(exportedFile),
  read: endpoint({
    allow: "evaluate",
    object: "id",
    method: "GET",
    path: "/evaluations/{id}",
    summary: "One evaluation, as those who run it see it",
  })
    .input(z.strictObject({ id }))
    .output(Evaluation),
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

  addSkill: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/evaluations/{id}/skills",
    summary: "Add the questions of a skill",
  })
    .input(z.strictObject({ id, skillId: z.uuid() }))
    .output(z.object({ evaluation: Evaluation, added: z.number().int(), alreadyPresent: z.number().int() })),
  removeSkill: endpoint({
    allow: "evaluate",
    object: "id",
    method: "DELETE",
    path: "/evaluations/{id}/skills/{skillId}",
    summary: "Remove the questions of a skill",
  })
    .input(z.strictObject({ id, skillId: z.uuid() }))
    .output(Evaluation),
  addQuestion: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/evaluations/{id}/questions",
    summary: "Add a question of one's own",
  })
    .input(z.strictObject({ id, ...question }))
    .output(Evaluation),
  updateQuestion: endpoint({
    allow: "evaluate",
    object: "id",
    method: "PATCH",
    path: "/evaluations/{id}/questions/{questionId}",
    summary: "Change a question",
  })
    .input(
      z.strictObject({
        id,
        questionId: z.uuid(),
        textFr: question.textFr.optional(),
        textEn: question.textEn,
        nameSelfFr: question.nameSelfFr,
        nameSelfEn: question.nameSelfEn,
        type: QuestionType.optional(),
        options: question.options,
        isRequired: question.isRequired,
      }),
    )
    .output(Evaluation),
  removeQuestion: endpoint({
    allow: "evaluate",
    object: "id",
    method: "DELETE",
    path: "/evaluations/{id}/questions/{questionId}",
    summary: "Remove a question",
  })
    .input(z.strictObject({ id, questionId: z.uuid() }))
    .output(Evaluation),
  /** The whole order, so that two people reordering end in an order one of them asked for. */
  reorderQuestions: endpoint({
    allow: "evaluate",
    object: "id",
    method: "PUT",
    path: "/evaluations/{id}/question-order",
    summary: "Put the questions in order",
  })
    .input(z.strictObject({ id, questionIds: z.array(z.uuid()).max(300) }))
    .output(Evaluation),
  setValues: endpoint({
    allow: "evaluate",
    object: "id",
    method: "PUT",
    path: "/evaluations/{id}/values",
    summary: "Choose the values",
  })
    .input(z.strictObject({ id, valueIds: z.array(z.uuid()).max(20) }))
    .output(Evaluation),
  addObjective: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/evaluations/{id}/objectives",
    summary: "Add an objective",
  })
    .input(
      z.strictObject({ id, nameFr: line(200), nameEn: z.string().trim().max(200).nullable().optional() }),
    )
    .output(Evaluation),
  removeObjective: endpoint({
    allow: "evaluate",
    object: "id",
    method: "DELETE",
    path: "/evaluations/{id}/objectives/{objectiveId}",
    summary: "Remove an objective",
  })
    .input(z.strictObject({ id, objectiveId: z.uuid() }))
    .output(Evaluation),

  potentialParticipants: endpoint({
    allow: "evaluate",
    limit: search,
    object: "id",
    method: "GET",
    path: "/evaluations/{id}/potential-participants",
    summary: "People who can be invited",
  })
    .input(z.strictObject({ id, ...pageInput }))
    .output(
      pageOf(
        PersonName.extend({
          email: z.string(),
          jobTitle: z.string().nullable(),
          /** May read this subject's report, so may answer only as a manager. */
          readsReport: z.boolean(),
          suggestedRole: ParticipantRole,
          /** An invitation to this evaluation was addressed to them: added again, they get no second one. */
          alreadyInvited: z.boolean(),
        }),
      ),
    ),
  addParticipant: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/evaluations/{id}/participants",
    summary: "Invite a person to answer",
  })
    .input(
      z.strictObject({
        id,
        profileId: z.string().max(60),
        role: z.enum(["manager", "peer", "direct_report"]),
      }),
    )
    .output(Evaluation),
  removeParticipant: endpoint({
    allow: "evaluate",
    object: "id",
    method: "DELETE",
    path: "/evaluations/{id}/participants/{participantId}",
    summary: "Withdraw an invitation",
  })
    .input(z.strictObject({ id, participantId: z.uuid() }))
    .output(Evaluation),

  launch: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/evaluations/{id}/launch",
    summary: "Launch: freeze the questionnaire and send the invitations",
  })
    .input(z.strictObject({ id, acceptsSmallGroups: z.boolean().optional() }))
    .output(z.object({ evaluation: Evaluation, invitations: z.number().int(), managerMissing: z.boolean() })),
  archive: endpoint({
    allow: "evaluate",
    object: "id",
    method: "POST",
    path: "/evaluations/{id}/archival",
    summary: "Archive",
  })
    .input(z.strictObject({ id }))
    .output(Evaluation),
};
