import { whyNotLaunch } from "#evaluations/rules/launch.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { useToday } from "#platform/ui/viewer.tsx";
import { launchFacts } from "../wizard/steps.ts";
import type { LaunchableEvaluation } from "./recipients.ts";

/** The reason for which the evaluation cannot be launched now; null where it can. `awaitsNomination`: a proposal is open. */
export function useLaunchReason(evaluation: LaunchableEvaluation, awaitsNomination = false): string | null {
  const { dueFirst } = useTexts("launch");
  const formatError = useErrorWords();
  const today = useToday();
  const refused = whyNotLaunch({ ...launchFacts(evaluation), awaitsNomination });
  if (refused) return formatError(refused);
  return evaluation.dueOn !== null && evaluation.dueOn < today ? dueFirst : null;
}
