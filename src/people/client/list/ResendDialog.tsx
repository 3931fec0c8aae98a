import { useQueryClient } from "@tanstack/react-query";
import type { Selectable } from "#people/contract.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { planBulk } from "#platform/bulk.ts";
import { BulkDialog } from "#platform/ui/lists/BulkDialog.tsx";
import { notify } from "#platform/ui/notify.ts";
import { whyNotInviteAgain } from "../../rules.ts";
import { people, peopleApi } from "../queries.ts";

interface ResendDialogProps {
  people: readonly Selectable[];
  /** It is done: the selection has served. */
  onSent: () => void;
  onClose: () => void;
}

/** Invitations sent again to those of the selection who have not come yet. */
export function ResendDialog({ people: selected, onSent, onClose }: ResendDialogProps) {
  const { bulk } = useTexts("people");
  const say = useSay();
  const client = useQueryClient();
  const send = async (invited: readonly Selectable[]) => {
    const { items, waiting } = await peopleApi.resendInvitations({ profileIds: invited.map(({ id }) => id) });
    const count = items.filter(({ refused }) => refused === null).length;
    const later = waiting > 0 ? ` ${say(bulk.sentLater, { count: waiting })}` : "";
    notify.success(`${say(bulk.sent, { count })}${later}`);
    onSent();
    await client.invalidateQueries({ queryKey: people.key() });
  };
  return (
    <BulkDialog
      plan={planBulk(selected, whyNotInviteAgain)}
      title={bulk.resendTitle}
      noneTitle={bulk.resendNone}
      reasons={bulk.notResent}
      confirm={bulk.resendConfirm}
      send={send}
      onClose={onClose}
    >
      {bulk.resendDetail}
    </BulkDialog>
  );
}
