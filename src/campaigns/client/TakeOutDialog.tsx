import { fullName } from "#people/rules.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/Dialog.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import type { Line } from "../contract.ts";
import { campaigns, campaignsApi } from "./queries.ts";

interface TakeOutDialogProps {
  open: boolean;
  campaignId: string;
  lines: readonly Line[];
  onClose: () => void;
  onDone: () => void;
}

/** Takes people out before the launch: their drafts are deleted. */
export function TakeOutDialog({ open, campaignId, lines, onClose, onDone }: TakeOutDialogProps) {
  const { people: texts } = useTexts("campaigns");
  const say = useSay();
  const count = lines.length;
  const name = lines[0] ? fullName(lines[0].subject) : "";
  const remove = useAction({
    run: () =>
      campaignsApi.removePeople({ id: campaignId, evaluationIds: lines.map((line) => line.evaluationId) }),
    keep: campaigns.read.queryKey({ input: { id: campaignId } }),
    refresh: [campaigns.list.key()],
    success: () => say(texts.takenOut, { count, name }),
    onSuccess: onDone,
  });
  return (
    <ConfirmDialog
      open={open}
      danger
      busy={remove.busy}
      title={say(texts.takeOutTitle, { count, name })}
      confirmLabel={texts.takeOutConfirm}
      onClose={onClose}
      onConfirm={() => void remove.run()}
    >
      {say(lines.some(({ nomination }) => nomination) ? texts.takeOutNominated : texts.takeOutDetail, {
        count,
      })}
    </ConfirmDialog>
  );
}
