import * as z from "zod";
import { releases } from "#company/vocabulary.ts";
import { EmailState, PersonFace, PersonName } from "#people/contract/person.ts";
import { ratedDimensions } from "#weights/vocabulary.ts";
import { evaluationStatuses, evaluationTypes, participantStatuses, protectedRoles } from "../vocabulary.ts";
import { frequencies } from "../vocabulary/frequencies.ts";
import {
  ParticipantRole,
  QuestionOption,
  QuestionType,
  Scale,
  SelfText,
  Translated,
} from "./questionnaire.ts";

const id = z.uuid();

export const EvaluationType = z.enum(evaluationTypes);
export const EvaluationStatus = z.enum(evaluationStatuses);
export const Frequency = z.enum(frequencies);
export const ParticipantStatus = z.enum(participantStatuses);
export const SelectedDimension = z.enum(ratedDimensions);

/** Why a planned launch did not happen at its hour. */
export const StartFailure = z.enum([
  "launch_needs_name",
  "launch_needs_active_subject",
  "launch_needs_question",
  "launch_needs_participant",
  "small_group_needs_confirmation",
  "due_passed",
  "participant_left",
  "author_promoted",
  "other",
]);
export type StartFailure = z.infer<typeof StartFailure>;

export const Participant = z.object({
  id,
  person: PersonFace.extend({ email: z.string() }),
  role: ParticipantRole,
  status: ParticipantStatus,
  /** A person deactivated since they were asked can no longer answer. */
  isActive: z.boolean(),
  /** For the evaluation lead only. */
  declineNote: z.string().nullable(),
  /** Their invitation has left, or none was needed. */
  isInvited: z.boolean(),
  /** The day on which they were invited; null before the launch. */
  invitedOn: z.string().nullable(),
  /** The last reminder of this evaluation. */
  remindedAt: z.string().nullable(),
  /** The state of the invitation; null when there is nothing to show. */
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

/** How likely the answers of a group can be shown, in whole chances out of ten (rules/readability.ts). */
export const Readability = z.object({
  role: z.enum(protectedRoles),
  count: z.number().int(),
  shown: z.number().int(),
  shownWithOneMore: z.number().int(),
  exact: z.number().int(),
});

/** An evaluation for the people who run it. Holds nothing derived from the content of answers. */
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
  /** The day on which it begins by itself, once that is planned. */
  startsOn: z.string().nullable(),
  /** Of a draft whose planned launch did not happen, until it is planned anew or launched. */
  startFailure: StartFailure.nullable(),
  scale: Scale,
  /** Those that may be chosen: what the company offers. */
  offeredScales: z.array(Scale),
  commentsMandatory: z.boolean(),
  threshold: z.number().int(),
  launchedOn: z.string().nullable(),
  /** For those who run it: how its report will be released; until the launch, how it would be if it were launched now. */
  release: z.enum(releases).nullable(),
  /**
   * For those who run it: the day on which the report will be released, while it waits for its morning and nothing is
   * collected any more. Null for the person evaluated: it would give away when the last answer came.
   */
  releasesOn: z.string().nullable(),
  /** Whether the managers of the person’s teams read the report: frozen by the launch, that of the company until then. */
  teamManagerReads: z.boolean(),
  /** Whether the layout of its report shows comments: frozen by the launch, that of the company until then. */
  showsComments: z.boolean(),
  createdAt: z.string(),
  author: PersonName,
  subject: PersonFace.extend({ isActive: z.boolean(), hasDirectManager: z.boolean() }).nullable(),
  /** For those who run it: the campaign in which it was prepared. */
  campaignId: z.uuid().nullable(),
  questions: z.array(EvaluationQuestion),
  values: z.array(z.object({ id, name: Translated, question: Translated })),
  objectives: z.array(z.object({ id, nameFr: z.string(), nameEn: z.string().nullable() })),
  /** Empty for the person evaluated. */
  participants: z.array(Participant),
  /** Null for the person evaluated, who learns no count but that of the report (§5 of docs/product-decisions.md). */
  participantCount: z.number().int().nullable(),
  answeredCount: z.number().int().nullable(),
  /** Before launch, for those who run it. */
  readability: z.array(Readability),
  /** Before launch, for those who run it: the direct manager whom the launch adds. */
  joiningManager: PersonFace.nullable(),
  /** The reader's rights on it now: one source, so that a button never promises what the server refuses. */
  rights: z.object({
    manage: z.boolean(),
    readReport: z.boolean(),
    publish: z.boolean(),
    openCampaign: z.boolean(),
  }),
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
  /** Whether the reader runs it, and not only takes part. */
  mayManage: z.boolean(),
  // Facts that few rows have are absent from the others: a list is read by hundreds of rows.
  /** Of one that is archived: the day of its launch, where it was launched. */
  launchedOn: z.string().optional(),
  /** The day on which it begins by itself, once that is planned. */
  startsOn: z.string().optional(),
  /** The proposal of the person evaluated is not approved yet: the evaluation is not launched before. */
  awaitsNomination: z.literal(true).optional(),
});
export type EvaluationRow = z.infer<typeof EvaluationRow>;

export const Launched = z.object({
  evaluation: Evaluation,
  invitations: z.number().int(),
  /** There was no direct manager to add. */
  managerMissing: z.boolean(),
});
export type Launched = z.infer<typeof Launched>;
