import { IconBell, IconTrash, IconUserPlus } from "@tabler/icons-react";
import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import type { Evaluation, Participant } from "#evaluations/contract/evaluation.ts";
import { rolesOf } from "#evaluations/rules/launch.ts";
import { thinnedGroups } from "#evaluations/rules/replacement.ts";
import { whyNotRemind } from "#evaluations/rules/reminders.ts";
import { hasFinished, isBeforeLaunch, whyNotChangeParticipants } from "#evaluations/rules/status.ts";
import { fullName, initials } from "#people/rules.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import type { Action } from "#platform/ui/layers/ActionList.tsx";
import { ActionMenu } from "#platform/ui/ActionMenu.tsx";
import { Avatar } from "#platform/ui/Avatar.tsx";
import { Button } from "#platform/ui/Button.tsx";
import { ConfirmDialog } from "#platform/ui/Dialog.tsx";
import { EmptyState } from "#platform/ui/EmptyState.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { QueryTable, type Column } from "#platform/ui/QueryTable.tsx";
import { Skeleton, type Query } from "#platform/ui/QueryView.tsx";
import { Row, Stack } from "#platform/ui/Section.tsx";
import { StatusBadge, type StatusMark } from "#platform/ui/StatusBadge.tsx";
import { evaluationsApi } from "../queries.ts";
import { usePreload } from "#platform/ui/usePreload.ts";
import { dayOf } from "../days.ts";
import { useChange } from "../useChange.ts";
import { useNow } from "../useToday.ts";
import { useRemind } from "./useRemind.ts";
import { useReminderFacts } from "./useReminderFacts.ts";
import styles from "./room.module.css";

const InviteMore = lazyRouteComponent(() => import("./InviteMore.tsx"), "InviteMore");

interface ParticipationProps {
  query: Query<Evaluation>;
  evaluation: Evaluation;
}

const marks: Record<Participant["status"], StatusMark> = {
  pending: "dot",
  completed: "check",
  declined: "dash",
};

/** Who is asked and who has finished; never what was answered. The person evaluated sees totals only. */
export function Participation({ query, evaluation }: ParticipationProps) {
  const { participation } = useTexts("room");
  const [leaving, setLeaving] = useState<Participant | null>(null);
  const columns = useColumns(evaluation, setLeaving);
  if (!evaluation.rights.manage) return <Notice>{participation.totals}</Notice>;
  const mayInvite =
    whyNotChangeParticipants(evaluation) === null && rolesOf(evaluation.evaluationType).length > 0;
  return (
    <Stack gap="large">
      <QueryTable
        query={query}
        items={({ participants }) => participants}
        keyOf={({ id }) => id}
        columns={columns}
        caption={participation.caption}
        empty={<EmptyState title={participation.empty}>{participation.emptyDetail}</EmptyState>}
      />
      {mayInvite && <Inviting evaluation={evaluation} thinned={thinnedGroups(evaluation)} />}
      {leaving && (
        <WithdrawDialog evaluationId={evaluation.id} participant={leaving} onClose={() => setLeaving(null)} />
      )}
    </Stack>
  );
}

/** A button until it is wanted: who follows an evaluation mostly comes to read. */
function Inviting({
  evaluation,
  thinned,
}: {
  evaluation: Evaluation;
  thinned: ReturnType<typeof thinnedGroups>;
}) {
  const { participation } = useTexts("room");
  const { groups } = useTexts("evaluations");
  const say = useSay();
  const [isOpen, setIsOpen] = useState(false);
  usePreload(InviteMore);
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton shape="form" />}>
        <InviteMore evaluation={evaluation} />
      </Suspense>
    );
  const invite = (
    <Button icon={<IconUserPlus size={20} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
      {participation.invite}
    </Button>
  );
  if (thinned.length === 0) return <Row>{invite}</Row>;
  return (
    <Notice tone="warning" title={participation.replace} action={invite}>
      {thinned.map(({ role, left }) => (
        <div key={role}>
          {say(participation.left, { group: groups[role], count: left, wanted: evaluation.threshold })}
        </div>
      ))}
    </Notice>
  );
}

function useColumns(evaluation: Evaluation, onWithdraw: (participant: Participant) => void) {
  const texts = useTexts("evaluations");
  const room = useTexts("room");
  const { participation } = room;
  const errorWords = useErrorWords();
  const say = useSay();
  const { language } = useLanguage();
  const remind = useRemind(evaluation);
  const now = useNow();
  const factsOf = useReminderFacts();
  const closed = whyNotChangeParticipants(evaluation);
  // Under a plan nobody changes either, but nobody is missing yet.
  const isOver = closed !== null && !isBeforeLaunch(evaluation.status);
  const columns: Column<Participant>[] = [
    {
      key: "person",
      header: participation.person,
      isName: true,
      cell: ({ person }) => (
        <span className={styles.person}>
          <Avatar initials={initials(person)} picture={person.avatar} size="small" />
          {fullName(person)}
        </span>
      ),
    },
    { key: "role", header: participation.role, cell: ({ role }) => texts.roles[role] },
    {
      key: "status",
      header: participation.status,
      cell: ({ status, isActive, declineNote, mail, remindedAt }) => (
        <span>
          <StatusBadge variant={isOver && status === "pending" ? "dash" : marks[status]}>
            {participation.statuses[isOver && status === "pending" ? "missing" : status]}
          </StatusBadge>
          {!isActive && !isOver && status === "pending" && (
            <span className={styles.note}>{errorWords("inactive_person")}</span>
          )}
          {mail && isActive && !isOver && status === "pending" && (
            <span className={styles.note}>
              {say(participation.mail[mail.state], {
                date: mail.leavesOn ? formatDay(language, mail.leavesOn) : "",
              })}
            </span>
          )}
          {remindedAt && !isOver && status === "pending" && (
            <span className={styles.note}>
              {say(room.reminders.last, { date: formatDay(language, dayOf(new Date(remindedAt))) })}
            </span>
          )}
          {declineNote && (
            <span className={styles.note}>{say(participation.note, { note: declineNote })}</span>
          )}
        </span>
      ),
    },
  ];
  if (closed) return columns;
  const isRunning = evaluation.status === "in_progress";
  const reminding = (participant: Participant): Action[] => {
    const why = whyNotRemind(factsOf(participant), now);
    if (!isRunning || why === "nobody_to_remind") return [];
    return [
      {
        label: room.reminders.one,
        icon: <IconBell size={20} aria-hidden="true" />,
        disabledReason: why && errorWords(why),
        onChoose: () => void remind.run([participant.id]),
      },
    ];
  };
  const withdrawing = (participant: Participant): Action[] =>
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
                ? errorWords("launch_needs_participant")
                : null,
            onChoose: () => onWithdraw(participant),
          },
        ];
  const actions: Column<Participant> = {
    key: "actions",
    header: participation.actions,
    hideHeader: true,
    align: "end",
    cell: (participant) => {
      const possible = [...reminding(participant), ...withdrawing(participant)];
      return possible.length === 0 ? null : (
        <ActionMenu name={fullName(participant.person)} actions={possible} />
      );
    },
  };
  return [...columns, actions];
}

interface WithdrawDialogProps {
  evaluationId: string;
  participant: Participant;
  onClose: () => void;
}

function WithdrawDialog({ evaluationId, participant, onClose }: WithdrawDialogProps) {
  const { participation } = useTexts("room");
  const say = useSay();
  const name = fullName(participant.person);
  const { change, busy } = useChange(say(participation.withdrawn, { name }));
  const withdraw = async () => {
    await change(() => evaluationsApi.removeParticipant({ id: evaluationId, participantId: participant.id }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={say(participation.withdrawTitle, { name })}
      confirmLabel={participation.withdraw}
      onClose={onClose}
      onConfirm={() => void withdraw()}
    >
      {participation.withdrawDetail}
    </ConfirmDialog>
  );
}
