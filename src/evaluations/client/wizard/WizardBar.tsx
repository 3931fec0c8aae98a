import { IconTrash } from "@tabler/icons-react";
import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { BottomBar } from "#platform/ui/page/BottomBar.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { later } from "#platform/ui/later.ts";
import { usePreload } from "#platform/ui/usePreload.ts";
import type { AwaitedProposal } from "../proposal.ts";
import { SaveLine } from "./SaveLine.tsx";
import { getStepNumber, steps, type Step } from "./steps.ts";
import type { Draft } from "./useDraft.ts";

const LaunchActions = lazyRouteComponent(() => import("./summary/LaunchActions.tsx"), "LaunchActions");
const RemoveDialog = later(async () => (await import("../lifecycle/remove/RemoveDialog.tsx")).RemoveDialog);

interface WizardBarProps {
  draft: Draft;
  evaluation: Evaluation | null;
  proposal: AwaitedProposal | null | undefined;
  step: Step;
  isNew: boolean;
  onGo: (step: Step) => void;
}

/** The same in every step: the state of the draft at the left, the ways back and on at the right. */
export function WizardBar({ draft, evaluation, proposal, step, isNew, onGo }: WizardBarProps) {
  const { frame: wizard } = useTexts("wizard");
  const lifecycle = useTexts("lifecycle");
  const go = useGo();
  const [isRemoving, setIsRemoving] = useState(false);
  usePreload(LaunchActions);
  const next = steps[getStepNumber(step)];
  const previous = steps[getStepNumber(step) - 2];
  return (
    <BottomBar
      isQuiet={draft.state === "untouched"}
      state={
        <>
          <SaveLine draft={draft} isNew={isNew} />
          {evaluation && (
            <Button
              variant="quiet"
              size="small"
              icon={<IconTrash size={18} aria-hidden="true" />}
              onClick={() => setIsRemoving(true)}
            >
              {lifecycle.remove.action}
            </Button>
          )}
        </>
      }
    >
      {previous && <Button onClick={() => onGo(previous)}>{wizard.previous}</Button>}
      {next && (
        <Button
          variant="primary"
          busy={draft.state === "saving" && evaluation === null}
          disabledReason={draft.isTouched ? null : wizard.firstFieldMissing}
          onClick={() => onGo(next)}
        >
          {wizard.next}
        </Button>
      )}
      {evaluation && !next && proposal !== undefined && (
        <Suspense>
          <LaunchActions evaluation={evaluation} proposal={proposal} />
        </Suspense>
      )}
      {evaluation && (
        <RemoveDialog
          open={isRemoving}
          evaluation={evaluation}
          onClose={() => setIsRemoving(false)}
          onRemoved={() => go(paths.evaluations(), { replace: true })}
        />
      )}
    </BottomBar>
  );
}
