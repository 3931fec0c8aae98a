import type { Participant } from "#evaluations/contract/evaluation.ts";
import { fullName } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { evaluationsApi } from "../queries.ts";
import { useChange } from "../useChange.ts";

interface WithdrawDialogProps {
  open: boolean;
  evaluationId: string;
  participant: Participant;
  onClose: () => void;
}

/** Withdraws a participant who has not finished. */
export function WithdrawDialog({ open, evaluationId, participant, onClose }: WithdrawDialogProps) {
  const { participation } = useTexts("room");
  const say = useSay();
  const name = fullName(participant.person);
  const { change, busy } = useChange(say(participation.withdrawn, { name }));
  const withdraw = async () => {
    await change(() => evaluationsApi.removeParticipant({ id: evaluationId, participantId: participant.id }));
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      danger
      busy={busy}
      title={say(participation.withdrawTitle, { name })}
      confirmLabel={participation.withdraw}
      onClose={onClose}
      onConfirm={() => void withdraw()}
    >
      {participation.withdrawDetail}
    </ConfirmDialog>
  );
}
