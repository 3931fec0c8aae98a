import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import type { InvitedRole } from "#weights/vocabulary.ts";

interface InviteDialogProps {
  evaluation: Evaluation;
  person: { firstName: string; lastName: string; email: string; alreadyInvited: boolean };
  role: InvitedRole;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** After launch: announces the email, its recipient and its time. A person invited before gets no second email. */
export function InviteDialog({ evaluation, person, role, busy, onClose, onConfirm }: InviteDialogProps) {
  const { invitation } = useTexts("wizard").participation;
  const say = useSay();
  const { language } = useLanguage();
  const { dueOn } = evaluation;
  const values = {
    name: fullName(person),
    email: person.email,
    as: invitation.as[role],
    date: dueOn ? formatDay(language, dueOn) : "",
  };
  return (
    <ConfirmDialog
      open
      busy={busy}
      title={say(person.alreadyInvited ? invitation.titleAgain : invitation.title, values)}
      confirmLabel={person.alreadyInvited ? invitation.confirmAgain : invitation.confirm}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {say(person.alreadyInvited ? invitation.again : invitation.detail, values)}
    </ConfirmDialog>
  );
}
