import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { groupsAtThreshold, groupsUnderThreshold } from "#evaluations/rules/launch.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Notice } from "#platform/ui/Notice.tsx";

/** A group that is too small to be shown, or would be after one absence; one more than the threshold would do. */
export function SmallGroups({ evaluation }: { evaluation: Evaluation }) {
  const { small, exact } = useTexts("wizard").participation;
  const say = useSay();
  const { participants, threshold, evaluationType } = evaluation;
  const wanted = threshold + 1;
  return (
    <>
      {groupsUnderThreshold(participants, threshold, evaluationType).map(({ role, count }) => (
        <Notice key={role} tone="warning" role="status">
          {say(small[role], { count, wanted })}
        </Notice>
      ))}
      {groupsAtThreshold(participants, threshold, evaluationType).map(({ role, count }) => (
        <Notice key={role} role="status">
          {say(exact[role], { count, wanted })}
        </Notice>
      ))}
    </>
  );
}
