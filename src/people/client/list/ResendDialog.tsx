import type { Selectable } from "#people/contract.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { planBulk } from "#platform/bulk.ts";
import { BulkDialog } from "#platform/ui/lists/BulkDialog.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { whyNotInviteAgain } from "../../rules.ts";
import { people, peopleApi } from "../queries.ts";

interface ResendDialogProps {
  open: boolean;
  people: readonly Selectable[];
  /** It is done: the selection has served. */
  onSent: () => void;
  onClose: () => void;
}

/** Invitations sent again to those of the selection who have not come yet. */
export function ResendDialog({ open, people: selected, onSent, onClose }: ResendDialogProps) {
  const { bulk } = useTexts("people");
  const say = useSay();
  const resend = useAction({
    run: (invited: readonly Selectable[]) =>
      peopleApi.resendInvitations({ profileIds: invited.map(({ id }) => id) }),
    refresh: [people.key()],
    success: ({ items, waiting }) => {
      const count = items.filter(({ refused }) => refused === null).length;
      const later = waiting > 0 ? ` ${say(bulk.sentLater, { count: waiting })}` : "";
      return `${say(bulk.sent, { count })}${later}`;
    },
    onSuccess: onSent,
  });
  return (
    <BulkDialog
      open={open}
      plan={planBulk(selected, whyNotInviteAgain)}
      title={bulk.resendTitle}
      noneTitle={bulk.resendNone}
      reasons={bulk.notResent}
      confirm={bulk.resendConfirm}
      action={resend}
      onClose={onClose}
    >
      {bulk.resendDetail}
    </BulkDialog>
  );
}
