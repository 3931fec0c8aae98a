import { fullName } from "#people/rules/names.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { focusRow } from "#platform/ui/lists/rows.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { Campaign, Line } from "../../contract.ts";
import { findLineAfter } from "../../rules/findLineAfter.ts";
import { campaigns, campaignsApi } from "../queries.ts";

interface TakeOutDialogProps {
  open: boolean;
  campaign: Campaign;
  /** Those who leave. */
  lines: readonly Line[];
  onClose: () => void;
  onDone: () => void;
}

/** Takes people out before the launch: their drafts are deleted. The next row then has the focus, or the title. */
export function TakeOutDialog({ open, campaign, lines, onClose, onDone }: TakeOutDialogProps) {
  const { people: texts } = useTexts("campaigns");
  const say = useSay();
  const count = lines.length;
  const name = lines[0] ? fullName(lines[0].subject) : "";
  const { id } = campaign;
  const evaluationIds = lines.map((line) => line.evaluationId);
  const remove = useAction({
    run: (_next: string | null) => campaignsApi.removePeople({ id, evaluationIds }),
    keep: campaigns.read.queryKey({ input: { id } }),
    refresh: [campaigns.list.key()],
    success: () => say(texts.takenOut, { count, name }),
    onSuccess: (_, next) => {
      onDone();
      if (next) focusRow(document.body, next);
      else document.querySelector("h1")?.focus();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      danger
      busy={remove.busy}
      title={say(texts.takeOutTitle, { count, name })}
      confirmLabel={texts.takeOutConfirm}
      onClose={onClose}
      onConfirm={() => void remove.run(findLineAfter(campaign.lines, evaluationIds))}
    >
      {say(lines.some(({ nomination }) => nomination) ? texts.takeOutNominated : texts.takeOutDetail, {
        count,
      })}
    </ConfirmDialog>
  );
}
