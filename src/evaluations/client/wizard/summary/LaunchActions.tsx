import { IconCalendarTime, IconSend } from "@tabler/icons-react";
import { useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { whyNotLaunch } from "#evaluations/rules/launch.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import type { AwaitedProposal } from "../../proposal.ts";
import { launchFacts } from "../steps.ts";
import { LaunchDialog } from "../../launch/LaunchDialog.tsx";
import { PlanDialog } from "../../launch/PlanDialog.tsx";
import { useLaunchReason } from "../../launch/useLaunchReason.ts";

interface LaunchActionsProps {
  evaluation: Evaluation;
  proposal: AwaitedProposal | null;
}

/** At the end of the bar of the last step: launch on a day, or now. */
export function LaunchActions({ evaluation, proposal }: LaunchActionsProps) {
  const { summary } = useTexts("wizard");
  const { plan } = useTexts("launch");
  const [asked, setAsked] = useState<"launch" | "plan" | null>(null);
  const awaitsNomination = proposal !== null;
  const isReady = whyNotLaunch({ ...launchFacts(evaluation), awaitsNomination }) === null;
  const reason = useLaunchReason(evaluation, awaitsNomination);
  return (
    <>
      {isReady && (
        <Button icon={<IconCalendarTime size={20} aria-hidden="true" />} onClick={() => setAsked("plan")}>
          {plan.action}
        </Button>
      )}
      <Button
        variant="primary"
        icon={<IconSend size={20} aria-hidden="true" />}
        disabledReason={reason}
        onClick={() => setAsked("launch")}
      >
        {summary.launch}
      </Button>
      {asked === "launch" && <LaunchDialog open evaluation={evaluation} onClose={() => setAsked(null)} />}
      {asked === "plan" && <PlanDialog open evaluation={evaluation} onClose={() => setAsked(null)} />}
    </>
  );
}
