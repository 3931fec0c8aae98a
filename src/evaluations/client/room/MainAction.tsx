import {
  IconCalendarPlus,
  IconCopy,
  IconFlag,
  IconLink,
  IconPencil,
  IconUserPlus,
  IconUsers,
} from "@tabler/icons-react";
import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { remindable, remindableFrom } from "#evaluations/rules/reminders.ts";
import { isBeforeLaunch, whyNotRunning } from "#evaluations/rules/status.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, formatTime } from "#platform/texts.ts";
import { ActionMenu } from "#platform/ui/ActionMenu.tsx";
import { Button, LinkButton } from "#platform/ui/Button.tsx";
import { useGo } from "#platform/ui/InternalLink.tsx";
import { later } from "#platform/ui/later.ts";
import { usePreload } from "#platform/ui/usePreload.ts";
import { dayOf } from "../days.ts";
import type { Asked } from "../lifecycle/asked.ts";
import { useLifecycle } from "../lifecycle/useLifecycle.tsx";
import { useNow } from "../useToday.ts";
import type { AwaitedProposal } from "../proposal.ts";
import type { EndCollection } from "./EndDialog.tsx";
import { isAllIn, mayInvite } from "./phase.ts";
import styles from "./room.module.css";
import { useCopy } from "./useCopy.ts";
import { useDueDay } from "./useDueDay.ts";
import { useInviting } from "./useInviting.ts";
import { useShare } from "./useShare.ts";
import { useUnplan } from "./useUnplan.ts";
import { useRemind } from "./useRemind.ts";
import { useReminderFacts } from "./useReminderFacts.ts";

/** Seldom there: most evaluations are launched. */
const BeforeLaunch = lazyRouteComponent(() => import("./BeforeLaunch.tsx"), "BeforeLaunch");
const LifecycleDialog = later(async () => (await import("../lifecycle/LifecycleDialog.tsx")).LifecycleDialog);
const EndDialog = later(async () => (await import("./EndDialog.tsx")).EndDialog);

interface MainActionProps {
  evaluation: Evaluation;
  proposal: AwaitedProposal | null | undefined;
  endCollection: EndCollection;
  onChangeDue: () => void;
}

/** The one next action of the phase, for whoever may take it; what else can be done is in the menu beside it. */
export function MainAction({ evaluation, proposal, endCollection, onChangeDue }: MainActionProps) {
  const room = useTexts("room");
  const copy = useCopy(evaluation);
  const inviting = useInviting();
  const [isEnding, setIsEnding] = useState(false);
  usePreload(EndDialog);
  const [asked, setAsked] = useState<Asked | null>(null);
  // While it closes, it goes on asking the same.
  const [lastAsked, setLastAsked] = useState<Asked>("archive");
  const lifecycleOf = useLifecycle<Evaluation>((one) => {
    setAsked(one);
    setLastAsked(one);
  });
  const go = useGo();
  const { status, rights } = evaluation;
  const isRunning = rights.manage && status === "in_progress" && !isAllIn(evaluation);
  const copies = [
    {
      label: room.copies.withPeople,
      icon: <IconUsers size={20} aria-hidden="true" />,
      onChoose: () => void copy.run(true),
    },
    {
      label: room.copies.questionsOnly,
      icon: <IconCopy size={20} aria-hidden="true" />,
      onChoose: () => void copy.run(false),
    },
  ];
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
        <Button icon={<IconUserPlus size={20} aria-hidden="true" />} onClick={inviting.open}>
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
            ...copies,
            ...(isRunning ? [end] : []),
            // All answers are in: the report is on its way.
            ...(isAllIn(evaluation) ? [] : lifecycleOf(evaluation)),
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

/** While people answer, whoever is missing is reminded first; ending is never the first thing offered. */
function NextAction({ evaluation, proposal, isRunning }: NextActionProps) {
  const room = useTexts("room");
  const say = useSay();
  const remind = useRemind(evaluation);
  const now = useNow();
  const factsOf = useReminderFacts();
  const { language } = useLanguage();
  const { id, status, rights } = evaluation;
  if (rights.publish)
    return (
      <LinkButton variant="primary" fullWidth to={paths.reviewReport(id)}>
        {room.reviewReport}
      </LinkButton>
    );
  if (rights.readReport)
    return (
      <LinkButton variant="primary" fullWidth to={paths.report(id)}>
        {room.openReport}
      </LinkButton>
    );
  if (rights.manage && isBeforeLaunch(status))
    return (
      <Suspense>
        <BeforeLaunch evaluation={evaluation} proposal={proposal} />
      </Suspense>
    );
  if (!isRunning) return null;
  const facts = evaluation.participants.map(factsOf);
  const people = remindable(facts, now);
  const next = remindableFrom(facts, now);
  if (next) {
    const at = { date: formatDay(language, dayOf(next), "medium"), time: formatTime(language, next) };
    return <p className={styles.reminded}>{say(room.reminders.next, at)}</p>;
  }
  if (people.length === 0) return null;
  return (
    <Button variant="primary" fullWidth busy={remind.busy} onClick={() => void remind.run()}>
      {say(room.reminders.all, { count: people.length })}
    </Button>
  );
}
