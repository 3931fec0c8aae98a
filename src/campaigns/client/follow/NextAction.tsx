import { RemindAllButton } from "#evaluations/client/room/RemindAllButton.tsx";
import { fullName } from "#people/rules/names.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { useToday, useViewer } from "#platform/ui/viewer.tsx";
import type { Campaign } from "../../contract.ts";
import { isAwaited } from "#nominations/rules.ts";
import { isLaunchable, toReminderFacts, whyNotLaunchCampaign } from "../../rules.ts";
import { useRemindCampaign } from "./useRemindCampaign.ts";

/** What comes next for the whole campaign: launch what is prepared, then remind those who are awaited. */
export function NextAction({ campaign, onLaunch }: { campaign: Campaign; onLaunch: () => void }) {
  const { campaign: texts, proposals } = useTexts("campaigns");
  const errorWords = useErrorWords();
  const say = useSay();
  const drafts = campaign.lines.filter((line) => isLaunchable(line)).length;
  if (drafts === 0 && campaign.missing.length > 0) return <RemindAll campaign={campaign} />;
  const prepared = campaign.lines.filter(({ status }) => status === "draft").length;
  if (prepared === 0) return null;
  const refused = whyNotLaunchCampaign(campaign.lines);
  const isLaunching = campaign.lines.some(({ isStarting }) => isStarting);
  // What is left cannot leave: a notice names it.
  if (refused && isLaunching) return null;
  const isWaiting = campaign.lines.some(({ nomination }) => nomination && isAwaited(nomination.status));
  return (
    <Button
      variant="primary"
      disabledReason={refused && (isWaiting ? proposals.launchWaits : errorWords(refused))}
      onClick={onLaunch}
    >
      {say(texts.launch, { count: drafts || prepared })}
    </Button>
  );
}

/** A secondary button on the day of the launch, when all participants have just received an email. */
export function RemindAll({ campaign, isSecond = false }: { campaign: Campaign; isSecond?: boolean }) {
  const { profileId } = useViewer();
  const today = useToday();
  const remind = useRemindCampaign(campaign.id);
  return (
    <RemindAllButton
      people={campaign.missing.map((one) => ({
        ...toReminderFacts(one, profileId),
        name: fullName(one.person),
      }))}
      remind={remind}
      variant={isSecond || campaign.launchedOn === today ? "secondary" : "primary"}
    />
  );
}
