import { EvaluationScreen } from "#evaluations/client/screens/EvaluationScreen.tsx";
import { apiOf } from "#platform/client/api.ts";
import type { reportsContract } from "#reports/contract.ts";

const reports = apiOf<typeof reportsContract>("reports");

/** The reports stand above the evaluations: the call that ends a collection is handed down to their screen. */
export function ControlRoom() {
  return <EvaluationScreen endCollection={(evaluationId) => reports.close({ evaluationId })} />;
}
