import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import type { Step } from "#platform/ui/detail/trail.ts";
import { useCan } from "#platform/ui/viewer.tsx";

interface TrailReport {
  evaluationId: string;
  name: string;
  isSubject: boolean;
}

/** The way back from a report: to the evaluation for those who may see it, else to the list that shows it to the reader. */
export function useReportTrail({ evaluationId, name, isSubject }: TrailReport): Step[] {
  const { trail } = useTexts("reports");
  const mayOpenEvaluation = useCan("evaluate") && !isSubject;
  if (mayOpenEvaluation)
    return [
      { label: trail.evaluations, to: paths.evaluations() },
      { label: name, to: paths.evaluation(evaluationId) },
    ];
  return isSubject
    ? [{ label: trail.mine, to: paths.myEvaluations() }]
    : [{ label: trail.team, to: paths.managedPeople() }];
}
