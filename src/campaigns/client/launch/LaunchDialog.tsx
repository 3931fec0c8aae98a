import { useState } from "react";
import { ReportModel } from "#evaluations/client/launch/reportModel/ReportModel.tsx";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { toLocale } from "#platform/texts.ts";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { CheckboxField } from "#platform/ui/forms/fields.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { Campaign, Line } from "../../contract.ts";
import { requiresSmallGroupConfirmation } from "../../rules.ts";
import { campaigns, campaignsApi } from "../queries.ts";
import { rememberLaunch } from "./rememberedLaunches.ts";

interface LaunchDialogProps {
  open: boolean;
  campaign: Campaign;
  /** What can be launched, as it was when it was asked for: nothing can be any more while the dialog closes. */
  lines: readonly Line[];
  onClose: () => void;
}

/** As many names as one reads at a glance. */
const maxNamesShown = 5;

/** Shows what a launch starts, and what it leaves out unless confirmed. */
export function LaunchDialog({ open, campaign, lines, onClose }: LaunchDialogProps) {
  const { campaign: texts } = useTexts("campaigns");
  const { language } = useLanguage();
  const say = useSay();
  const [acceptsSmallGroups, setAccepts] = useState(false);
  const launch = useAction({
    run: () => campaignsApi.launch({ id: campaign.id, acceptsSmallGroups }),
    keep: campaigns.read.queryKey({ input: { id: campaign.id } }),
    refresh: [campaigns.list.key(), campaigns.progress.key()],
    onSuccess: () => {
      rememberLaunch(campaign.id);
      onClose();
    },
  });
  const small = lines.filter((line) => requiresSmallGroupConfirmation(line, campaign.threshold));
  const held = acceptsSmallGroups ? [] : small;
  const count = lines.length - held.length;
  const names = new Intl.ListFormat(toLocale(language)).format([
    ...held.slice(0, maxNamesShown).map(({ subject }) => fullName(subject)),
    ...(held.length > maxNamesShown ? [say(texts.heldMore, { count: held.length - maxNamesShown })] : []),
  ]);
  return (
    <ConfirmDialog
      open={open}
      busy={launch.busy}
      title={say(texts.launchTitle, { count: count || lines.length })}
      confirmLabel={say(texts.launch, { count: count || lines.length })}
      disabledReason={count === 0 ? texts.heldAll : null}
      onClose={onClose}
      onConfirm={() => void launch.run()}
    >
      <Stack>
        <span>{texts.launchDetail}</span>
        <ReportModel />
        {small.length > 0 && (
          <>
            <CheckboxField label={texts.smallGroups} checked={acceptsSmallGroups} onChange={setAccepts} />
            {held.length > 0 && <span>{say(texts.held, { count: held.length, names })}</span>}
          </>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
