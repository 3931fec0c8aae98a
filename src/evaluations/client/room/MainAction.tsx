import {
  IconCalendarPlus,
  IconCopy,
  IconFlag,
  IconLink,
  IconPencil,
  IconUserPlus,
} from "@tabler/icons-react";
import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { isBeforeLaunch, whyNotRunning } from "#evaluations/rules/status.ts";
import { openReport, paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { ActionMenu } from "#platform/ui/actions/ActionMenu.tsx";
import { Button, LinkButton } from "#platform/ui/actions/Button.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { later } from "#platform/ui/later.ts";
import { usePreload } from "#platform/ui/usePreload.ts";
import type { LifecycleAction } from "../lifecycle/lifecycleFacts.ts";
import { useLifecycle } from "../lifecycle/useLifecycle.tsx";
import type { AwaitedProposal } from "../proposal.ts";
import type { EndCollection } from "./EndDialog.tsx";
import { isAllIn, mayInvite } from "./phase.ts";
import { RemindButton } from "./RemindButton.tsx";
import styles from "./room.module.css";
import { useDueDay } from "./useDueDay.ts";
import { useInviting } from "./useInviting.ts";
import { useShare } from "./useShare.ts";
import { useUnplan } from "./useUnplan.ts";

/** Seldom there: most evaluations are launched. */
const BeforeLaunch = lazyRouteComponent(() => import("./BeforeLaunch.tsx"), "BeforeLaunch");
const LifecycleDialog = later(async () => (await import("../lifecycle/LifecycleDialog.tsx")).LifecycleDialog);
const EndDialog = later(async () => (await import("./EndDialog.tsx")).EndDialog);
const DuplicateDialog = later(async () => (await import("./DuplicateDialog.tsx")).DuplicateDialog);

interface MainActionProps {
  evaluation: Evaluation;
  proposal: AwaitedProposal | null | undefined;
  endCollection: EndCollection;
  onChangeDue: () => void;
}

/** The one next action of the phase that the reader may take; the other actions are in the menu beside it. */
export function MainAction({ evaluation, proposal, endCollection, onChangeDue }: MainActionProps) {
  const room = useTexts("room");
  const inviting = useInviting();
  const [isEnding, setIsEnding] = useState(false);
  const [isDuplicating, setIsDuplicating] = useState(false);
  usePreload(EndDialog);
  const [asked, setAsked] = useState<LifecycleAction | null>(null);
  // While it closes, the dialog keeps its last content.
  const [lastAsked, setLastAsked] = useState<LifecycleAction>("archive");
  const listLifecycleActions = useLifecycle<Evaluation>((one) => {
    setAsked(one);
    setLastAsked(one);
  });
  const go = useGo();
  const { status, rights } = evaluation;
  const isRunning = rights.manage && status === "in_progress" && !isAllIn(evaluation);
  const duplicate = {
    label: room.copies.action,
    icon: <IconCopy size={20} aria-hidden="true" />,
    onChoose: () => setIsDuplicating(true),
  };
  const unplan = useUnplan(evaluation);
  const modify = {
    label: room.modify,
    icon: <IconPencil size={20} aria-hidden="true" />,
    onChoose: () => void unplan.run(),
  };
  const copyLink = useShare(evaluation.id);
  const share = {
    label: room.share.action,
    icon: <IconLink size={20} aria-hidden="true" />,
    onChoose: () => void copyLink(),
  };
  const dueDay = useDueDay(evaluation.id);
  const calendar = {
    label: room.calendar,
    icon: <IconCalendarPlus size={20} aria-hidden="true" />,
    onChoose: () => void dueDay.run(),
  };
  const end = {
    label: room.end,
    icon: <IconFlag size={20} aria-hidden="true" />,
    onChoose: () => setIsEnding(true),
  };
  return (
    <div className={styles.actions}>
      <span className={styles.primary}>
        <NextAction evaluation={evaluation} proposal={proposal} isRunning={isRunning} />
      </span>
      {isRunning && mayInvite(evaluation) && (
        <Button icon={<IconUserPlus size={20} aria-hidden="true" />} onClick={() => inviting.open()}>
          {room.participation.invite}
        </Button>
      )}
      {rights.manage && (
        <ActionMenu
          name={room.actions}
          actions={[
            ...(status === "pending" ? [modify] : []),
            share,
            ...(whyNotRunning(evaluation) === null ? [calendar] : []),
            duplicate,
            ...(isRunning ? [end] : []),
            // All answers are in: the report is on its way.
            ...(isAllIn(evaluation) ? [] : listLifecycleActions(evaluation)),
          ]}
        />
      )}
      <LifecycleDialog
        open={asked !== null}
        asked={lastAsked}
        evaluation={evaluation}
        onClose={() => setAsked(null)}
        onRemoved={() => go(paths.evaluations(), { replace: true })}
      />
      <DuplicateDialog open={isDuplicating} evaluation={evaluation} onClose={() => setIsDuplicating(false)} />
      {isEnding && (
        <EndDialog
          open
          evaluation={evaluation}
          endCollection={endCollection}
          onChangeDue={() => {
            setIsEnding(false);
            onChangeDue();
          }}
          onClose={() => setIsEnding(false)}
        />
      )}
    </div>
  );
}

interface NextActionProps extends Pick<MainActionProps, "evaluation" | "proposal"> {
  isRunning: boolean;
}

/** While answers are collected, reminding is offered first; ending never is. */
function NextAction({ evaluation, proposal, isRunning }: NextActionProps) {
  const room = useTexts("room");
  const { id, status, rights } = evaluation;
  if (rights.publish || rights.readReport)
    return (
      <LinkButton variant="primary" fullWidth to={openReport(id, rights.publish)}>
        {rights.publish ? room.reviewReport : room.openReport}
      </LinkButton>
    );
  if (rights.manage && isBeforeLaunch(status))
    return (
      <Suspense>
        <BeforeLaunch evaluation={evaluation} proposal={proposal} />
      </Suspense>
    );
  return isRunning ? <RemindButton evaluation={evaluation} /> : null;
}
