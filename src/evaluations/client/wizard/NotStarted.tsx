import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Notice } from "#platform/ui/page/Notice.tsx";

/** Why a planned launch, or that of its campaign, did not happen, until it is planned anew or launched. */
export function NotStarted({ evaluation }: { evaluation: Evaluation }) {
  const { startsOn, startFailure, campaignId } = evaluation;
  const { notStarted: texts } = useTexts("wizard");
  const say = useSay();
  const { language } = useLanguage();
  if (!startFailure) return null;
  return (
    <Notice
      tone="warning"
      role="status"
      title={
        campaignId
          ? texts.titleInCampaign
          : startsOn
            ? say(texts.titleOn, { date: formatDay(language, startsOn) })
            : texts.title
      }
    >
      {texts.failures[startFailure]} {texts.again}
    </Notice>
  );
}
