import type { Launched } from "#evaluations/contract/evaluation.ts";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, formatList } from "#platform/texts.ts";
import { ConfirmDialog } from "#platform/ui/Dialog.tsx";
import { useGo } from "#platform/ui/InternalLink.tsx";
import { notify } from "#platform/ui/notify.ts";
import { Stack } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { evaluationsApi, inTurn, useKeepEvaluation } from "../queries.ts";
import { recipientsOf, type ToLaunch } from "./recipients.ts";
import { useSmallGroups } from "./useSmallGroups.tsx";

interface LaunchDialogProps {
  open: boolean;
  evaluation: ToLaunch;
  /** Unless launching is all there is to do. */
  send?: (acceptsSmallGroups: boolean) => Promise<Launched>;
  onClose: () => void;
}

/** Launches at once, once it is said who gets an email. */
export function LaunchDialog({
  open,
  evaluation,
  send = (acceptsSmallGroups) => evaluationsApi.launch({ id: evaluation.id, acceptsSmallGroups }),
  onClose,
}: LaunchDialogProps) {
  const texts = useTexts("launch");
  const say = useSay();
  const { language } = useLanguage();
  const go = useGo();
  const keep = useKeepEvaluation();
  const smallGroups = useSmallGroups(evaluation);
  const recipients = recipientsOf(evaluation);
  const launch = useAction({
    run: () => smallGroups.attempt((acceptsSmallGroups) => inTurn(() => send(acceptsSmallGroups))),
    onSuccess: async (answer) => {
      if (!answer) return;
      await keep(answer.evaluation);
      if (answer.managerMissing) notify.info(texts.launchedWithoutManager);
      onClose();
      go(paths.evaluation(evaluation.id), { replace: true });
    },
    announce: (answer) => {
      if (!answer) return null;
      const laterDays = answer.evaluation.participants.flatMap(({ mail }) => mail?.leavesOn ?? []).toSorted();
      const last = laterDays.at(-1);
      return last
        ? say(texts.launchedLater, { count: laterDays.length, date: formatDay(language, last) })
        : say(texts.launched, { count: answer.invitations });
    },
    failure: (words, _, failure) => (failure.fields["dueOn"] ? texts.dueFirst : words),
  });
  return (
    <ConfirmDialog
      open={open}
      busy={launch.busy}
      title={say(texts.confirm, { count: recipients.length })}
      confirmLabel={texts.send}
      disabledReason={smallGroups.disabledReason}
      onClose={onClose}
      onConfirm={() => void launch.run()}
    >
      <Stack>
        <span>{texts.confirmDetail}</span>
        <span>
          <strong>{texts.recipients}</strong>
          <br />
          {formatList(language, recipients.map(fullName))}
        </span>
        {smallGroups.notices}
      </Stack>
    </ConfirmDialog>
  );
}
