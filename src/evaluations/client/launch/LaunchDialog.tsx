import type { Launched } from "#evaluations/contract/evaluation.ts";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatList } from "#platform/texts.ts";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { evaluationsApi, runInOrder, useKeepEvaluation } from "../queries.ts";
import { listRecipients, type LaunchableEvaluation } from "./recipients.ts";
import { ReportModel } from "./reportModel/ReportModel.tsx";
import { toLaunch, rememberLaunch } from "./rememberedLaunch.ts";
import { useLaunchedWords } from "./useLaunchedWords.ts";
import { useSmallGroups } from "./useSmallGroups.tsx";

interface LaunchDialogProps {
  open: boolean;
  evaluation: LaunchableEvaluation;
  /** Overrides the call where more is done than a launch. */
  send?: (acceptsSmallGroups: boolean) => Promise<Launched>;
  onClose: () => void;
}

/** Launches at once, after showing who gets an email. */
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
  const describeLaunched = useLaunchedWords();
  const smallGroups = useSmallGroups(evaluation);
  const recipients = listRecipients(evaluation);
  const launch = useAction({
    run: () => smallGroups.attempt((acceptsSmallGroups) => runInOrder(() => send(acceptsSmallGroups))),
    onSuccess: async (answer) => {
      if (!answer) return;
      rememberLaunch(evaluation.id, toLaunch(answer));
      await keep(answer.evaluation);
      onClose();
      go(paths.evaluation(evaluation.id), { replace: true });
    },
    announce: (answer) =>
      answer
        ? [texts.launched.title, ...describeLaunched(toLaunch(answer), answer.evaluation)].join(" ")
        : null,
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
        <ReportModel />
        {smallGroups.notices}
      </Stack>
    </ConfirmDialog>
  );
}
