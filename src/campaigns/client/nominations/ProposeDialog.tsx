import { useState } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { Campaign } from "../../contract.ts";
import { listNumberChoices, requestChoices } from "./numberChoices.ts";
import { campaigns, campaignsApi } from "../queries.ts";

/** More colleagues than this for one person are chosen by hand. */
const maxBeyondThreshold = 6;

/** Proposes the participants again within other numbers; says what stays. */
export function ProposeDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { createCampaign, again: texts } = useTexts("campaigns");
  const say = useSay();
  const { id, threshold, lines } = campaign;
  const [maxRequests, setMaxRequests] = useState(String(campaign.maxRequests));
  const [colleagues, setColleagues] = useState(String(campaign.colleagues));
  const propose = useAction({
    run: () => campaignsApi.propose({ id, maxRequests: Number(maxRequests), colleagues: Number(colleagues) }),
    success: ({ short }) => (short > 0 ? say(texts.short, { count: short }) : texts.done),
    keep: campaigns.read.queryKey({ input: { id } }),
    keptFrom: ({ campaign: proposed }) => proposed,
    onSuccess: onClose,
  });
  const drafts = lines.filter(({ status }) => status === "draft");
  const nominated = drafts.filter(({ nomination }) => nomination !== null).length;
  const edited = drafts.filter(({ isEdited, nomination }) => isEdited && !nomination).length;
  return (
    <ConfirmDialog
      open
      busy={propose.busy}
      title={texts.title}
      confirmLabel={texts.action}
      onClose={onClose}
      onConfirm={() => void propose.run()}
    >
      <Stack>
        <span>{texts.detail}</span>
        <SelectField
          label={texts.colleagues}
          description={say(texts.colleaguesHint, { count: threshold })}
          value={colleagues}
          onChange={setColleagues}
          options={listNumberChoices(
            threshold,
            Math.max(threshold + maxBeyondThreshold, campaign.colleagues),
          )}
        />
        <SelectField
          label={createCampaign.most}
          value={maxRequests}
          onChange={setMaxRequests}
          options={requestChoices}
        />
        {edited > 0 && <span>{say(texts.edited, { count: edited })}</span>}
        {nominated > 0 && <span>{say(texts.nominated, { count: nominated })}</span>}
      </Stack>
    </ConfirmDialog>
  );
}
