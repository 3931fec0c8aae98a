import type { EvaluationStatus } from "#evaluations/contract.ts";
import { useTexts } from "#platform/client/language.tsx";
import { StatusBadge } from "#platform/ui/StatusBadge.tsx";

export const Status = ({ status }: { status: EvaluationStatus }) => (
  <StatusBadge variant={status}>{useTexts("evaluations").statuses[status]}</StatusBadge>
);
