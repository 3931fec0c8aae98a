import { useState } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/Dialog.tsx";
import { CheckboxField } from "#platform/ui/fields.tsx";
import { Stack } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import type { Campaign } from "../contract.ts";
import { needsSecondYes } from "../rules.ts";
import { campaigns, campaignsApi } from "./queries.ts";

interface LaunchDialogProps {
  open: boolean;
  campaign: Campaign;
  /** Evaluations that are still drafts. */
  count: number;
  onClose: () => void;
}

/** What leaves, before it does; small groups need a yes of their own. */
export function LaunchDialog({ open, campaign, count, onClose }: LaunchDialogProps) {
  const { campaign: texts } = useTexts("campaigns");
  const say = useSay();
  const [acceptsSmallGroups, setAccepts] = useState(false);
  const launch = useAction({
    run: () => campaignsApi.launch({ id: campaign.id, acceptsSmallGroups }),
    keep: campaigns.read.queryKey({ input: { id: campaign.id } }),
    refresh: [campaigns.list.key()],
    onSuccess: onClose,
  });
  const hasSmall = campaign.lines.some((line) => needsSecondYes(line, campaign.threshold));
  return (
    <ConfirmDialog
      open={open}
      busy={launch.busy}
      title={say(texts.launchTitle, { count })}
      confirmLabel={say(texts.launch, { count })}
      onClose={onClose}
      onConfirm={() => void launch.run()}
    >
      <Stack>
        <span>{texts.launchDetail}</span>
        {hasSmall && (
          <CheckboxField label={texts.smallGroups} checked={acceptsSmallGroups} onChange={setAccepts} />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
