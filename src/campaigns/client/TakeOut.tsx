import { useState } from "react";
import { fullName } from "#people/rules.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/Button.tsx";
import { ConfirmDialog } from "#platform/ui/Dialog.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import type { Campaign, Line } from "../contract.ts";
import { whyNotTakeOut } from "../rules.ts";
import { campaigns, campaignsApi } from "./queries.ts";

/** Takes one person out before the launch: their draft is deleted. */
export function TakeOut({ line, campaign, onDone }: { line: Line; campaign: Campaign; onDone: () => void }) {
  const { people: texts } = useTexts("campaigns");
  const errorWords = useErrorWords();
  const say = useSay();
  const [isAsking, setIsAsking] = useState(false);
  const name = fullName(line.subject);
  const refused = whyNotTakeOut(campaign, line);
  const remove = useAction({
    run: () => campaignsApi.removePeople({ id: campaign.id, evaluationIds: [line.evaluationId] }),
    keep: campaigns.read.queryKey({ input: { id: campaign.id } }),
    refresh: [campaigns.list.key()],
    success: () => say(texts.takenOut, { name }),
    onSuccess: onDone,
  });
  return (
    <div>
      <Button disabledReason={refused && errorWords(refused)} onClick={() => setIsAsking(true)}>
        {texts.takeOut}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        busy={remove.busy}
        title={say(texts.takeOutTitle, { name })}
        confirmLabel={texts.takeOutConfirm}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void remove.run()}
      >
        {line.nomination ? texts.takeOutNominated : texts.takeOutDetail}
      </ConfirmDialog>
    </div>
  );
}
