import { IconBell, IconTrash } from "@tabler/icons-react";
import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import type { Evaluation, Participant } from "#evaluations/contract/evaluation.ts";
import { listGroupsAtRisk } from "#evaluations/rules/replacement.ts";
import { whyNotRemind } from "#evaluations/rules/reminders.ts";
import { hasFinished, isBeforeLaunch, whyNotChangeParticipants } from "#evaluations/rules/status.ts";
import { fullName, initials } from "#people/rules/names.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import type { Action } from "#platform/ui/layers/ActionList.tsx";
import { ActionMenu } from "#platform/ui/actions/ActionMenu.tsx";
import { Avatar } from "#platform/ui/display/Avatar.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { later } from "#platform/ui/later.ts";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { QueryTable, type Column, type RowGroup } from "#platform/ui/lists/QueryTable.tsx";
import type { Query } from "#platform/ui/page/QueryView.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { StatusBadge, type StatusMark } from "#platform/ui/display/StatusBadge.tsx";
import { tooltip } from "#platform/ui/tooltip/tooltip.ts";
import { useCompanyDay } from "#platform/ui/viewer.tsx";
import type { AwaitedProposal } from "../proposal.ts";
import { useNow } from "../useNow.ts";
import { mayInvite } from "./phase.ts";
import { useRemind } from "./useRemind.ts";
import { useReminderFacts } from "./useReminderFacts.ts";
import styles from "./room.module.css";

const WithdrawDialog = later(async () => (await import("./WithdrawDialog.tsx")).WithdrawDialog);
/** Seldom there: after a refusal. */
const ReplacementAdvice = lazyRouteComponent(() => import("./ReplacementAdvice.tsx"), "ReplacementAdvice");

interface ParticipationProps {
  query: Query<Evaluation>;
  evaluation: Evaluation;
  proposal: AwaitedProposal | null | undefined;
}

const marks: Record<Participant["status"], StatusMark> = {
  pending: "dot",
  completed: "check",
  declined: "dash",
};

/** The participants and who has finished, never their answers. The person evaluated sees totals only. */
export function Participation({ query, evaluation, proposal }: ParticipationProps) {
  const { participation } = useTexts("room");
  const [leaving, setLeaving] = useState<Participant | null>(null);
  const columns = useColumns(evaluation, setLeaving);
  const groupByRole = useGroups(isBeforeLaunch(evaluation.status));
  if (!evaluation.rights.manage) return <Notice>{participation.totals}</Notice>;
  const groupsAtRisk = mayInvite(evaluation) ? listGroupsAtRisk(evaluation) : [];
  return (
    <Stack gap="large">
      {groupsAtRisk.length > 0 && (
        <Suspense>
          <ReplacementAdvice evaluation={evaluation} groupsAtRisk={groupsAtRisk} />
        </Suspense>
      )}
      <QueryTable
        query={query}
        items={({ participants }) => participants}
        getKey={({ id }) => id}
        columns={columns}
        dense="compact"
        groupRows={groupByRole}
        caption={participation.caption}
        empty={
          proposal ? (
            <EmptyState title={participation.proposed}>{participation.proposedDetail}</EmptyState>
          ) : (
            <EmptyState title={participation.empty}>{participation.emptyDetail}</EmptyState>
          )
        }
      />
      {leaving && (
        <WithdrawDialog
          open
          evaluationId={evaluation.id}
          participant={leaving}
          onClose={() => setLeaving(null)}
        />
      )}
    </Stack>
  );
}

const order: readonly Participant["role"][] = ["manager", "peer", "direct_report", "subject"];

/** The rows by role; over several people, how many of them have answered once they could. */
function useGroups(isAhead: boolean) {
  const { groups } = useTexts("evaluations");
  const { participation } = useTexts("room");
  const say = useSay();
  return (all: readonly Participant[]): RowGroup<Participant>[] =>
    order.flatMap((role) => {
      const items = all.filter((one) => one.role === role);
      const answered = items.filter(({ status }) => status === "completed").length;
      const heading =
        items.length > 1 && !isAhead
          ? say(participation.group, { group: groups[role], answered, count: items.length })
          : groups[role];
      return items.length === 0 ? [] : [{ key: role, heading, items }];
    });
}

function useColumns(evaluation: Evaluation, onWithdraw: (participant: Participant) => void) {
  const room = useTexts("room");
  const { participation } = room;
  const formatError = useErrorWords();
  const remind = useRemind(evaluation);
  const now = useNow();
  const toReminderFacts = useReminderFacts();
  const closed = whyNotChangeParticipants(evaluation);
  // Under a plan the participants cannot be changed either, but none is missing yet.
  const isAhead = isBeforeLaunch(evaluation.status);
  const isOver = closed !== null && !isAhead;
  const columns: Column<Participant>[] = [
    {
      key: "person",
      header: participation.person,
      isName: true,
      whole: ({ person }) => fullName(person),
      cell: ({ person }) => (
        <span className={styles.person}>
          <Avatar initials={initials(person)} picture={person.avatar} size="small" />
          <span>{fullName(person)}</span>
        </span>
      ),
    },
    {
      key: "news",
      header: participation.news,
      onPhone: "detail",
      wraps: true,
      cell: (participant) => <LatestStep participant={participant} isOver={isOver} isAhead={isAhead} />,
    },
  ];
  // Before the launch a participant has nothing to do yet.
  if (!isAhead)
    columns.push({
      key: "status",
      header: participation.status,
      onPhone: "aside",
      // « A répondu », "Has answered", "Cannot answer": the pill whole, in both languages.
      width: "172px",
      cell: ({ status }) => {
        const isMissing = isOver && status === "pending";
        return (
          <StatusBadge variant={isMissing ? "dash" : marks[status]}>
            {participation.statuses[isMissing ? "missing" : status]}
          </StatusBadge>
        );
      },
    });
  if (closed) return columns;
  const isRunning = evaluation.status === "in_progress";
  const listRemindActions = (participant: Participant): Action[] => {
    const why = whyNotRemind(toReminderFacts(participant), now);
    if (!isRunning || why === "nobody_to_remind") return [];
    return [
      {
        label: room.reminders.one,
        icon: <IconBell size={20} aria-hidden="true" />,
        disabledReason: remind.isOnItsWay ? room.reminders.soon : why && formatError(why),
        onChoose: () => remind.run([participant.id], 1),
      },
    ];
  };
  const listWithdrawActions = (participant: Participant): Action[] =>
    participant.role === "subject"
      ? []
      : [
          {
            label: participation.withdraw,
            icon: <IconTrash size={20} aria-hidden="true" />,
            danger: true,
            disabledReason: hasFinished(participant.status)
              ? participation.finished
              : evaluation.participants.length === 1
                ? formatError("launch_needs_participant")
                : null,
            onChoose: () => onWithdraw(participant),
          },
        ];
  const actions: Column<Participant> = {
    key: "actions",
    header: participation.actions,
    hideHeader: true,
    corner: true,
    width: "60px",
    align: "end",
    cell: (participant) => {
      const possible = [...listRemindActions(participant), ...listWithdrawActions(participant)];
      return possible.length === 0 ? null : (
        <ActionMenu name={fullName(participant.person)} actions={possible} />
      );
    },
  };
  return [...columns, actions];
}

interface LatestStepProps {
  participant: Participant;
  isOver: boolean;
  isAhead: boolean;
}

/**
 * The latest event: the invitation, a reminder, or what prevents the answer. Earlier ones are in
 * its tooltip.
 */
function LatestStep({ participant, isOver, isAhead }: LatestStepProps) {
  const { participation, reminders } = useTexts("room");
  const formatError = useErrorWords();
  const say = useSay();
  const { language } = useLanguage();
  const companyDay = useCompanyDay();
  const { status, isActive, isInvited, invitedOn, remindedAt, mail, declineNote } = participant;
  const day = (date: string) => formatDay(language, date, "short");
  const isAwaited = status === "pending" && !isOver;
  const facts = [
    ...(invitedOn && isInvited ? [say(participation.invited, { date: day(invitedOn) })] : []),
    ...(remindedAt && isAwaited
      ? [say(reminders.last, { date: day(companyDay(new Date(remindedAt))) })]
      : []),
    ...(mail && isActive && isAwaited
      ? [say(participation.mail[mail.state], { date: mail.leavesOn ? day(mail.leavesOn) : "" })]
      : []),
    ...(!isActive && isAwaited ? [formatError("inactive_person")] : []),
    ...(isAhead ? [participation.notInvited] : []),
    ...(declineNote ? [say(participation.note, { note: declineNote })] : []),
  ];
  const last = facts.at(-1);
  // A participant's note to the reader is shown whole.
  if (!last || declineNote) return last;
  return (
    <span className={styles.step} {...tooltip(facts.length > 1 ? facts.join(" · ") : null)}>
      {last}
    </span>
  );
}
