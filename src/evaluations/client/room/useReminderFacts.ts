import type { Participant } from "#evaluations/contract/evaluation.ts";
import type { ReminderFacts } from "#evaluations/rules/reminders.ts";
import { useViewer } from "#platform/ui/viewer.tsx";

/** The facts on which reminding a participant depends, for the reader, who cannot remind themself. */
export function useReminderFacts(): (participant: Participant) => ReminderFacts {
  const { profileId } = useViewer();
  return (participant) => ({ ...participant, isOneself: participant.person.id === profileId });
}
