import { isBeforeLaunch } from "#evaluations/rules/status.ts";
import { openReport, paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { LedEvaluation } from "../../contract.ts";

/** The words of an evaluation that one leads, and where it and its next action are. */
export function useLedWords() {
  const { led } = useTexts("dashboards");
  const say = useSay();
  const place = ({ evaluationId, status }: LedEvaluation) =>
    isBeforeLaunch(status) ? paths.editEvaluation(evaluationId) : paths.evaluation(evaluationId);
  return {
    name: ({ name, next }: LedEvaluation) => {
      const named = name || led.untitled;
      return next === "await" ? say(led.awaited, { name: named }) : named;
    },
    subject: ({ subjectName }: LedEvaluation) => subjectName ?? led.noSubject,
    verb: ({ next }: LedEvaluation) => led.verbs[next],
    place,
    path: (one: LedEvaluation) => {
      if (one.next === "review" || one.next === "read")
        return openReport(one.evaluationId, one.next === "review");
      if (one.next === "launch") return paths.editEvaluation(one.evaluationId, { step: "4" });
      const isProposing = one.next === "await" || one.next === "decide";
      return isProposing ? paths.editEvaluation(one.evaluationId, { step: "3" }) : place(one);
    },
  };
}
