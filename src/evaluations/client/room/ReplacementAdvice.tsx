import { IconUserPlus } from "@tabler/icons-react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import type { listGroupsAtRisk } from "#evaluations/rules/replacement.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Replacements } from "./Replacements.tsx";
import { useInviting } from "./useInviting.ts";

interface ReplacementAdviceProps {
  evaluation: Evaluation;
  groupsAtRisk: ReturnType<typeof listGroupsAtRisk>;
}

/** After a refusal that leaves a group near its threshold: advises to invite another person. */
export function ReplacementAdvice({ evaluation, groupsAtRisk }: ReplacementAdviceProps) {
  const { participation } = useTexts("room");
  const { groups } = useTexts("evaluations");
  const say = useSay();
  const { open } = useInviting();
  return (
    <Notice
      tone="warning"
      title={participation.replace}
      action={
        <Button icon={<IconUserPlus size={20} aria-hidden="true" />} onClick={() => open()}>
          {participation.invite}
        </Button>
      }
    >
      {groupsAtRisk.map(({ role, left }) => (
        <div key={role}>
          {say(participation.left, { group: groups[role], count: left, wanted: evaluation.threshold })}
          <Replacements evaluation={evaluation} role={role} />
        </div>
      ))}
    </Notice>
  );
}
