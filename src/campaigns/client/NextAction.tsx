import { dayOf } from "#evaluations/client/days.ts";
import { remindable, remindableFrom } from "#evaluations/rules/reminders.ts";
import { useNow } from "#evaluations/client/useNow.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, formatTime } from "#platform/texts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import type { Campaign } from "../contract.ts";
import { isAwaited } from "#nominations/rules.ts";
import { isLaunchable, reminderFactsOf, whyNotLaunchCampaign } from "../rules.ts";
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

/** Whoever can be reminded now, counted; nothing when that is nobody. */
export function RemindAll({
  campaign,
  variant = "primary",
}: {
  campaign: Campaign;
  variant?: "primary" | "secondary";
}) {
  const { follow: texts } = useTexts("campaigns");
  const say = useSay();
  const { language } = useLanguage();
  const { profileId } = useViewer();
  const now = useNow();
  const remind = useRemindCampaign(campaign.id);
  const facts = campaign.missing.map((one) => reminderFactsOf(one, profileId));
  const count = remindable(facts, now).length;
  const next = remindableFrom(facts, now);
  if (next) {
    const at = { date: formatDay(language, dayOf(next), "medium"), time: formatTime(language, next) };
    return <p>{say(texts.nextReminder, at)}</p>;
  }
  if (count === 0) return null;
  return (
    <Button variant={variant} busy={remind.busy} onClick={() => void remind.run()}>
      {say(texts.remindAll, { count })}
    </Button>
  );
}
