import { EditEvaluationScreen } from "#evaluations/client/screens/EditEvaluationScreen.tsx";
import { LeadPanel } from "#nominations/client/LeadPanel.tsx";

/** Nominations stand above evaluations: their part of the participants is passed down to the wizard. */
export function EditEvaluation() {
  return <EditEvaluationScreen nominationOf={(evaluation) => <LeadPanel evaluation={evaluation} />} />;
}
