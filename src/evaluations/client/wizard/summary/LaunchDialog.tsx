import { useState } from "react";
import type { Evaluation } from "#evaluations/contract.ts";
import { addsDirectManager, groupsUnderThreshold } from "#evaluations/rules/launch.ts";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, formatList } from "#platform/texts.ts";
import { ConfirmDialog } from "#platform/ui/Dialog.tsx";
import { CheckboxField } from "#platform/ui/fields.tsx";
import { useGo } from "#platform/ui/InternalLink.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { notify } from "#platform/ui/notify.ts";
import { Stack } from "#platform/ui/Section.tsx";
import { evaluationsApi, inTurn, useKeepEvaluation } from "../../queries.ts";

interface LaunchDialogProps {
  evaluation: Evaluation;
  onClose: () => void;
}

/**
 * Who gets a mail, the person evaluated included. Null count: whether the direct manager already sits at the table
 * is known to the server only.
 */
function recipientsOf({ participants, subject, evaluationType }: Evaluation) {
  const invited = participants.filter(({ role }) => role !== "subject").map(({ person }) => person);
  const managerJoins = addsDirectManager(evaluationType) && subject?.hasDirectManager === true;
  const isUnsure = managerJoins && participants.some(({ role }) => role === "manager");
  const people = [...(subject ? [subject] : []), ...invited].map(fullName);
  return {
    people,
    withManager: managerJoins && !isUnsure,
    count: isUnsure ? null : people.length + (managerJoins ? 1 : 0),
  };
}

export function LaunchDialog({ evaluation, onClose }: LaunchDialogProps) {
  const { summary, participation } = useTexts("evaluations");
  const say = useSay();
  const { language } = useLanguage();
  const go = useGo();
  const keep = useKeepEvaluation();
  const wordsOf = useFailureWords();
  const [busy, setBusy] = useState(false);
  const [accepted, setAccepted] = useState(false);
  // The company may have raised its threshold since the draft: the server says so, and the second yes is asked then.
  const [mustAccept, setMustAccept] = useState(false);
  const small = groupsUnderThreshold(
    evaluation.participants,
    evaluation.threshold,
    evaluation.evaluationType,
  );
  const asksTwice = small.length > 0 || mustAccept;
  const { people, withManager, count } = recipientsOf(evaluation);

  const launch = async () => {
    setBusy(true);
    try {
      const answer = await inTurn(() =>
        evaluationsApi.launch({ id: evaluation.id, ...(asksTwice ? { acceptsSmallGroups: accepted } : {}) }),
      );
      await keep(answer.evaluation);
      const laterDays = answer.evaluation.participants.flatMap(({ mail }) => mail?.leavesOn ?? []).toSorted();
      const last = laterDays.at(-1);
      notify.success(
        last
          ? say(summary.launchedLater, { count: laterDays.length, date: formatDay(language, last) })
          : say(summary.launched, { count: answer.invitations }),
      );
      if (answer.managerMissing) notify.info(summary.launchedWithoutManager);
      go(paths.evaluation(evaluation.id), { replace: true });
    } catch (error) {
      const failure = failureFrom(error);
      if (failure.code === "small_group_needs_confirmation") setMustAccept(true);
      else notify.error(failure.fields["dueOn"] ? summary.dueFirst : wordsOf(failure));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      busy={busy}
      title={count === null ? summary.confirmUncounted : say(summary.confirm, { count })}
      confirmLabel={summary.send}
      disabledReason={asksTwice && !accepted ? summary.acceptFirst : null}
      onClose={onClose}
      onConfirm={() => void launch()}
    >
      <Stack>
        <span>{summary.confirmDetail}</span>
        <span>
          <strong>{summary.recipients}</strong>
          <br />
          {formatList(language, [...people, ...(withManager ? [summary.managerToo] : [])])}
        </span>
        {asksTwice && (
          <>
            <Notice tone="warning" role="status" title={summary.smallTitle}>
              {small.map(({ role, count: present }) => (
                <p key={role}>
                  {say(participation.small[role], { count: present, wanted: evaluation.threshold + 1 })}
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
