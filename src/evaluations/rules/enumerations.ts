import type { Concern, DueFilter, EvaluationSort } from "../contract.ts";
import type { EvaluationStatus, EvaluationType, SelectedDimension } from "../contract/evaluation.ts";
import type { ParticipantRole, QuestionType, Scale } from "../contract/questionnaire.ts";

/** The values of the contract, in the order of the screens: the browser takes them from here, without zod. */
export const evaluationTypes = [
  "self",
  "peer",
  "manager",
  "peer_manager",
  "full",
] as const satisfies readonly EvaluationType[];
export const evaluationStatuses = [
  "draft",
  "pending",
  "in_progress",
  "review",
  "completed",
  "archived",
] as const satisfies readonly EvaluationStatus[];
export const selectedDimensions = [
  "skills",
  "values",
  "objectives",
] as const satisfies readonly SelectedDimension[];
export const questionTypes = [
  "star_rating",
  "multiple_choice",
  "text",
  "true_false",
] as const satisfies readonly QuestionType[];
export const scales = ["frequency", "mastery", "agreement", "stars"] as const satisfies readonly Scale[];

export const isEvaluationType = (value: string): value is EvaluationType =>
  (evaluationTypes as readonly string[]).includes(value);

/** The groups whose answers are shown together or not at all (§5 of docs/product-decisions.md). */
export const protectedRoles = ["peer", "direct_report"] as const satisfies readonly ParticipantRole[];
export type ProtectedRole = (typeof protectedRoles)[number];

export const isProtected = (role: ParticipantRole): role is ProtectedRole =>
  role === "peer" || role === "direct_report";

/** The orders of the list of evaluations, the usual one first. */
export const evaluationSorts = [
  "-created",
  "name",
  "-name",
  "due",
  "-due",
] as const satisfies readonly EvaluationSort[];

/** The list says « plus de 99 archivées » from here on. */
export const countedArchived = 100;

/** What the reader is in an evaluation that they see. */
const concerns = ["lead", "subject", "rater"] as const satisfies readonly Concern[];
/** Due dates by the calendar of the company; weeks begin on Sunday. */
const dueFilters = ["late", "this_week", "this_month", "none"] as const satisfies readonly DueFilter[];

/** What the list of evaluations can be narrowed to. */
export const evaluationFilters = {
  status: evaluationStatuses,
  type: evaluationTypes,
  team: "id",
  concerns,
  due: dueFilters,
} as const;
export const evaluationList = { filters: evaluationFilters, sorts: evaluationSorts };
