import { useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import {
  groupsAtThreshold,
  groupsUnderThreshold,
  rolesOf,
  type InvitedRole,
} from "#evaluations/rules/launch.ts";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules.ts";
import { type ApiFailure, failureFrom } from "#platform/client/api.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, formatList, whoseName } from "#platform/texts.ts";
import { ConfirmDialog } from "#platform/ui/Dialog.tsx";
import { CheckboxField } from "#platform/ui/fields.tsx";
import { useGo } from "#platform/ui/InternalLink.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { notify } from "#platform/ui/notify.ts";
import { Stack } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { evaluationsApi, inTurn, useKeepEvaluation } from "../../queries.ts";

interface LaunchDialogProps {
  evaluation: Evaluation;
  onClose: () => void;
}

/** Who gets an email: the person evaluated, those invited, the direct manager who joins. */
function recipientsOf({ participants, subject, joiningManager }: Evaluation): string[] {
  const invited = participants.filter(({ role }) => role !== "subject").map(({ person }) => person);
  return [subject, ...invited, joiningManager].filter((person) => person !== null).map(fullName);
}

/** The groups that another report hides; null when launching was refused for something else. */
const groupsNamedIn = (
  { code, fields }: ApiFailure,
  { evaluationType }: Pick<Evaluation, "evaluationType">,
): InvitedRole[] | null =>
  code === "small_group_needs_confirmation"
    ? rolesOf(evaluationType).filter((role) => fields[role]?.reason === "other_report")
    : null;

export function LaunchDialog({ evaluation, onClose }: LaunchDialogProps) {
  const { groups } = useTexts("evaluations");
  const { summary, participation } = useTexts("wizard");
  const say = useSay();
  const { language } = useLanguage();
  const go = useGo();
  const keep = useKeepEvaluation();
  const [accepted, setAccepted] = useState(false);
  // Only the server knows of other reports, and of a threshold raised since the draft: its refusal asks for a second yes.
  const [hidden, setHidden] = useState<readonly InvitedRole[] | null>(null);
  const small = groupsUnderThreshold(
    evaluation.participants,
    evaluation.threshold,
    evaluation.evaluationType,
  );
  const exact = groupsAtThreshold(evaluation.participants, evaluation.threshold, evaluation.evaluationType);
  const asksTwice = small.length > 0 || hidden !== null;
  const recipients = recipientsOf(evaluation);
  const firstName = evaluation.subject?.firstName ?? "…";

  const send = (acceptsSmallGroups: boolean) =>
    inTurn(() => evaluationsApi.launch({ id: evaluation.id, acceptsSmallGroups }));
  /** Without the second yes until the server has said whether another report hides a group; null: it has, read on. */
  const attempt = async () => {
    if (hidden !== null) return send(accepted);
    try {
      return await send(false);
    } catch (error) {
      const found = groupsNamedIn(failureFrom(error), evaluation);
      if (found === null) throw error;
      if (found.length === 0 && accepted) return send(true);
      setHidden(found);
      setAccepted(false);
      return null;
    }
  };
  const launch = useAction({
    run: attempt,
    onSuccess: async (answer) => {
      if (!answer) return;
      await keep(answer.evaluation);
      if (answer.managerMissing) notify.info(summary.launchedWithoutManager);
      go(paths.evaluation(evaluation.id), { replace: true });
    },
    announce: (answer) => {
      if (!answer) return null;
      const laterDays = answer.evaluation.participants.flatMap(({ mail }) => mail?.leavesOn ?? []).toSorted();
      const last = laterDays.at(-1);
      return last
        ? say(summary.launchedLater, { count: laterDays.length, date: formatDay(language, last) })
        : say(summary.launched, { count: answer.invitations });
    },
    failure: (words, _, failure) => (failure.fields["dueOn"] ? summary.dueFirst : words),
  });
  return (
    <ConfirmDialog
      open
      busy={launch.busy}
      title={say(summary.confirm, { count: recipients.length })}
      confirmLabel={summary.send}
      disabledReason={asksTwice && !accepted ? summary.acceptFirst : null}
      onClose={onClose}
      onConfirm={() => void launch.run()}
    >
      <Stack>
        <span>{summary.confirmDetail}</span>
        <span>
          <strong>{summary.recipients}</strong>
          <br />
          {formatList(language, recipients)}
        </span>
        {exact.map(({ role, count: present }) => (
          <Notice key={role} role="status">
            {say(participation.exact[role], { count: present, wanted: evaluation.threshold + 1 })}
          </Notice>
        ))}
        {asksTwice && (
          <>
            <Notice tone="warning" role="status" title={summary.smallTitle}>
              {small.map(({ role, count: present }) => (
                <p key={role}>
                  {say(participation.small[role], { count: present, wanted: evaluation.threshold + 1 })}
                </p>
              ))}
              {hidden?.map((role) => (
                <p key={role}>
                  <strong>{groups[role]}</strong>
                  <br />
                  {say(summary.otherReport, { whose: whoseName(language, firstName) })}
                </p>
              ))}
            </Notice>
            <CheckboxField label={summary.acceptSmall} checked={accepted} onChange={setAccepted} />
          </>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
