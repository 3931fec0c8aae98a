import type { Selectable } from "#people/contract.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { planBulk } from "#platform/bulk.ts";
import { BulkDialog } from "#platform/ui/lists/BulkDialog.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { classifySending, whyNotSendInvitation } from "../../rules.ts";
import { people, peopleApi } from "../queries.ts";

interface ResendDialogProps {
  open: boolean;
  people: readonly Selectable[];
  /** It is done: the selection has served. */
  onSent: () => void;
  onClose: () => void;
}

/** Invitations to those of the selection who have not come yet, the first ones or others. */
export function ResendDialog({ open, people: selected, onSent, onClose }: ResendDialogProps) {
  const { bulk } = useTexts("people");
  const say = useSay();
  const plan = planBulk(selected, whyNotSendInvitation);
  const sending = classifySending(plan.can);
  const resend = useAction({
    run: (invited: readonly Selectable[]) =>
      peopleApi.resendInvitations({ profileIds: invited.map(({ id }) => id) }),
    refresh: [people.key()],
    success: ({ items, waiting }, invited) => {
      const count = items.filter(({ refused }) => refused === null).length;
      const later = waiting > 0 ? ` ${say(bulk.sentLater, { count: waiting })}` : "";
      return `${say(bulk.sent[classifySending(invited)], { count })}${later}`;
    },
    onSuccess: onSent,
  });
  return (
    <BulkDialog
      open={open}
      plan={plan}
      title={bulk.sendTitle[sending]}
      noneTitle={bulk.sendNone}
      reasons={bulk.notResent}
      confirm={bulk.sendConfirm[sending]}
      action={resend}
      onClose={onClose}
    >
      {bulk.sendDetail[sending]}
    </BulkDialog>
  );
}
