import { lazyRouteComponent } from "@tanstack/react-router";
import { EvaluationScreen } from "#evaluations/client/screens/EvaluationScreen.tsx";
import { createApi } from "#platform/client/api.ts";
import type { reportsContract } from "#reports/contract.ts";
import { Proposal } from "./Proposal.tsx";

/** Only the tab of settings shows it. */
const SeriesSection = lazyRouteComponent(() => import("#series/client/SeriesSection.tsx"), "SeriesSection");
const reports = createApi<typeof reportsContract>("reports");

/** Reports, series and nominations are above evaluations: what they add is passed down to the screen of evaluations. */
export function ControlRoom() {
  return (
    <EvaluationScreen
      endCollection={(evaluationId) => reports.close({ evaluationId })}
      renderRepetition={(evaluation) => <SeriesSection evaluation={evaluation} />}
      withProposal={(evaluation, show) => <Proposal evaluation={evaluation} show={show} />}
    />
  );
}
