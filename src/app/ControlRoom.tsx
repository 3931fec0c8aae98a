import { EvaluationScreen } from "#evaluations/client/screens/EvaluationScreen.tsx";
import { apiOf } from "#platform/client/api.ts";
import type { reportsContract } from "#reports/contract.ts";

const reports = apiOf<typeof reportsContract>("reports");

/** Reports are above evaluations: their call that closes a collection is passed down to the screen of evaluations. */
export function ControlRoom() {
  return <EvaluationScreen endCollection={(evaluationId) => reports.close({ evaluationId })} />;
}
