import type { Participant } from "#evaluations/contract/evaluation.ts";
import type { ReminderFacts } from "#evaluations/rules/reminders.ts";
import { useViewer } from "#platform/ui/viewer.tsx";

/** What reminding a participant asks, for whoever is looking: nobody reminds themselves. */
export function useReminderFacts(): (participant: Participant) => ReminderFacts {
  const { profileId } = useViewer();
  return (participant) => ({ ...participant, isOneself: participant.person.id === profileId });
}
