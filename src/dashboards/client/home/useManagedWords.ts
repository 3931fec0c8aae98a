import { isBeforeLaunch } from "#evaluations/rules/status.ts";
import { openReport, paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { ManagedEvaluationSummary } from "../../contract.ts";

/** The texts of an evaluation that the reader leads, and the paths of it and of its next action. */
export function useManagedWords() {
  const { led } = useTexts("dashboards");
  const say = useSay();
  const place = ({ evaluationId, status }: ManagedEvaluationSummary) =>
    isBeforeLaunch(status) ? paths.editEvaluation(evaluationId) : paths.evaluation(evaluationId);
  return {
    name: ({ name, next }: ManagedEvaluationSummary) => {
      const named = name || led.untitled;
      return next === "await" ? say(led.awaited, { name: named }) : named;
    },
    subject: ({ subjectName }: ManagedEvaluationSummary) => subjectName ?? led.noSubject,
    verb: ({ next }: ManagedEvaluationSummary) => led.verbs[next],
    place,
    path: (one: ManagedEvaluationSummary) => {
      if (one.next === "review" || one.next === "read")
        return openReport(one.evaluationId, one.next === "review");
      if (one.next === "launch") return paths.editEvaluation(one.evaluationId, { step: "4" });
      const isProposing = one.next === "await" || one.next === "decide";
      return isProposing ? paths.editEvaluation(one.evaluationId, { step: "3" }) : place(one);
    },
  };
}
