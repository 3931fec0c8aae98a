import type { Evaluation } from "#evaluations/contract.ts";
import { groupsUnderThreshold } from "#evaluations/rules/launch.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Notice } from "#platform/ui/Notice.tsx";

/** A group that is too small to be shown, with how many people would do: one more than the threshold. */
export function SmallGroups({ evaluation }: { evaluation: Evaluation }) {
  const { small } = useTexts("evaluations").participation;
  const say = useSay();
  const { participants, threshold, evaluationType } = evaluation;
  return groupsUnderThreshold(participants, threshold, evaluationType).map(({ role, count }) => (
    <Notice key={role} tone="warning" role="status">
      {say(small[role], { count, wanted: threshold + 1 })}
    </Notice>
  ));
}
