import { useTexts } from "#platform/client/language.tsx";
import { StatusBadge, type StatusMark } from "#platform/ui/display/StatusBadge.tsx";
import type { EvaluationStatus } from "../vocabulary.ts";

/** How each status is drawn, wherever it is shown. */
export const statusMarks = {
  draft: "dashed",
  pending: "clock",
  in_progress: "half",
  review: "eye",
  completed: "check",
  archived: "box",
} as const satisfies Record<EvaluationStatus, StatusMark>;

export const Status = ({ status }: { status: EvaluationStatus }) => (
  <StatusBadge variant={statusMarks[status]}>{useTexts("evaluations").statuses[status]}</StatusBadge>
);
