import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { findFirstReminderDay } from "#evaluations/rules/reminders.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import type { Launch } from "./rememberedLaunch.ts";

/** Describes what a launch has done, and what comes next by itself: one sentence each. */
export function useLaunchedWords() {
  const { launched } = useTexts("launch");
  const say = useSay();
  const { language } = useLanguage();
  return (
    { invitations, later, lastOn }: Launch,
    run: Pick<Evaluation, "dueOn" | "launchedOn">,
  ): string[] => {
    const sent = invitations - later;
    const reminder = findFirstReminderDay(run);
    return [
      ...(sent > 0 ? [say(launched.sent, { count: sent })] : []),
      ...(lastOn ? [say(launched.later, { count: later, date: formatDay(language, lastOn, "long") })] : []),
      ...(reminder ? [say(launched.reminder, { date: formatDay(language, reminder, "short") })] : []),
    ];
  };
}
