import { IconCalendarTime, IconSend, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { whyNotLaunch } from "#evaluations/rules/launch.ts";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { BottomBar } from "#platform/ui/BottomBar.tsx";
import { Button, LinkButton } from "#platform/ui/Button.tsx";
import { useGo } from "#platform/ui/InternalLink.tsx";
import { RemoveDialog } from "../../lifecycle/RemoveDialog.tsx";
import type { AwaitedProposal } from "../../proposal.ts";
import { launchFacts } from "../steps.ts";
import { LaunchDialog } from "../../launch/LaunchDialog.tsx";
import { PlanDialog } from "../../launch/PlanDialog.tsx";
import { useLaunchReason } from "../../launch/useLaunchReason.ts";
import styles from "./summary.module.css";

interface LaunchBarProps {
  evaluation: Evaluation;
  proposal: AwaitedProposal | null;
}

/** Launch now or on a day, keep, or delete. */
export function LaunchBar({ evaluation, proposal }: LaunchBarProps) {
  const { summary } = useTexts("wizard");
  const { plan } = useTexts("launch");
  const lifecycle = useTexts("lifecycle");
  const go = useGo();
  const [asked, setAsked] = useState<"launch" | "plan" | "remove" | null>(null);
  const awaitsNomination = proposal !== null;
  const isReady = whyNotLaunch({ ...launchFacts(evaluation), awaitsNomination }) === null;
  const reason = useLaunchReason(evaluation, awaitsNomination);
  return (
    <>
      <div className={styles.more}>
        <LinkButton to={paths.evaluations()}>{summary.keep}</LinkButton>
        <Button
          variant="quiet"
          icon={<IconTrash size={20} aria-hidden="true" />}
          onClick={() => setAsked("remove")}
        >
          {lifecycle.remove.action}
        </Button>
      </div>
      <BottomBar>
        <Button
          variant="primary"
          icon={<IconSend size={20} aria-hidden="true" />}
          disabledReason={reason}
          onClick={() => setAsked("launch")}
        >
          {summary.launch}
        </Button>
        {isReady && (
          <Button icon={<IconCalendarTime size={20} aria-hidden="true" />} onClick={() => setAsked("plan")}>
            {plan.action}
          </Button>
        )}
      </BottomBar>
      {asked === "launch" && <LaunchDialog open evaluation={evaluation} onClose={() => setAsked(null)} />}
      {asked === "plan" && <PlanDialog open evaluation={evaluation} onClose={() => setAsked(null)} />}
      <RemoveDialog
        open={asked === "remove"}
        evaluation={evaluation}
        onClose={() => setAsked(null)}
        onRemoved={() => go(paths.evaluations(), { replace: true })}
      />
    </>
  );
}
