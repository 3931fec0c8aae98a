import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { fullName } from "#people/rules/names.ts";
import { useToday } from "#platform/ui/viewer.tsx";
import { RemindAllButton } from "./RemindAllButton.tsx";
import { useRemind } from "./useRemind.ts";
import { useReminderFacts } from "./useReminderFacts.ts";

/** Secondary on the day of the launch, when all participants have just received their invitation. */
export function RemindButton({ evaluation }: { evaluation: Evaluation }) {
  const today = useToday();
  const toReminderFacts = useReminderFacts();
  const remind = useRemind(evaluation);
  return (
    <RemindAllButton
      people={evaluation.participants.map((one) => ({ ...toReminderFacts(one), name: fullName(one.person) }))}
      remind={remind}
      variant={evaluation.launchedOn === today ? "secondary" : "primary"}
      fullWidth
    />
  );
}
