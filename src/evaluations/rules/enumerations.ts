import {
  evaluationStatuses,
  type EvaluationType,
  evaluationTypes,
  type ParticipantRole,
  type ProtectedRole,
} from "../vocabulary.ts";
import { concerns, dueFilters, evaluationSorts } from "../vocabulary/lists.ts";

export const isEvaluationType = (value: string): value is EvaluationType =>
  (evaluationTypes as readonly string[]).includes(value);

export const isProtected = (role: ParticipantRole): role is ProtectedRole =>
  role === "peer" || role === "direct_report";

/** The list says « plus de 99 archivées » from here on. */
export const countedArchived = 100;

/** The filters of the list of evaluations. */
export const evaluationFilters = {
  status: evaluationStatuses,
  type: evaluationTypes,
  team: "id",
  concerns,
  due: dueFilters,
} as const;
export const evaluationList = { filters: evaluationFilters, sorts: evaluationSorts };
