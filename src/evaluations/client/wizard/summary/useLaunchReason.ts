import { whyNotLaunch } from "#evaluations/rules/launch.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { useToday } from "../../useToday.ts";
import { launchFacts } from "../steps.ts";
import type { ToLaunch } from "./recipients.ts";

/** Why it cannot be launched now, in words; null where it can. */
export function useLaunchReason(evaluation: ToLaunch): string | null {
  const { summary } = useTexts("wizard");
  const errorWords = useErrorWords();
  const today = useToday();
  const refused = whyNotLaunch(launchFacts(evaluation));
  if (refused) return errorWords(refused);
  return evaluation.dueOn !== null && evaluation.dueOn < today ? summary.dueFirst : null;
}
