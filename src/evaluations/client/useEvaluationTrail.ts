import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import type { Step } from "#platform/ui/detail/trail.ts";

/** From the list to an evaluation; through its campaign where the reader may open it. */
export function useEvaluationTrail(evaluation: Evaluation | null): Step[] {
  const texts = useTexts("evaluations");
  const { campaignId = null, rights } = evaluation ?? {};
  return [
    { label: texts.title, to: paths.evaluations() },
    ...(campaignId && rights?.openCampaign
      ? [{ label: texts.campaign, to: paths.campaign(campaignId) }]
      : []),
  ];
}
