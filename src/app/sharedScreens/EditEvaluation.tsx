import { lazyRouteComponent } from "@tanstack/react-router";
import { EditEvaluationScreen } from "#evaluations/client/screens/EditEvaluationScreen.tsx";
import { usePreload } from "#platform/ui/usePreload.ts";
import { Proposal } from "./Proposal.tsx";

// One step of four shows it: it comes while the first is filled in.
const LeadPanel = lazyRouteComponent(() => import("#nominations/client/LeadPanel.tsx"), "LeadPanel");

/** Nominations stand above evaluations: their parts are passed down to the wizard. */
export function EditEvaluation() {
  usePreload(LeadPanel);
  return (
    <EditEvaluationScreen
      renderNomination={(evaluation) => <LeadPanel evaluation={evaluation} />}
      withProposal={(evaluation, show) => <Proposal evaluation={evaluation} show={show} />}
    />
  );
}
