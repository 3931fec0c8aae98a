import { useState } from "react";
import { findWorkingDayInstead } from "#company/rules/workingDays.ts";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { computeDefaultDueDate } from "#evaluations/rules/dueDate.ts";
import { shiftDueDate, isDueAfter, mayStartOn, getStartRange } from "#evaluations/rules/plan.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { DateField } from "#platform/ui/forms/fields.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useToday, useZoneNote } from "#platform/ui/viewer.tsx";
import type { Language } from "#platform/vocabulary.ts";
import { evaluationsApi, runInOrder, useKeepEvaluation } from "../queries.ts";
import { listRecipients } from "./recipients.ts";
import { ReportModel } from "./reportModel/ReportModel.tsx";
import { useSmallGroups } from "./useSmallGroups.tsx";

interface PlanDialogProps {
  open: boolean;
  evaluation: Evaluation;
  onClose: () => void;
}

/** The day of the automatic launch, and the due date, which moves along. */
export function PlanDialog({ open, evaluation, onClose }: PlanDialogProps) {
  const { plan: texts, due: dueLabel } = useTexts("launch");
  const say = useSay();
  const { language } = useLanguage();
  const go = useGo();
  const keep = useKeepEvaluation();
  const smallGroups = useSmallGroups(evaluation);
  const today = useToday();
  const zone = useZoneNote();
  const { first, last } = getStartRange(today);
  const dueOn =
    evaluation.dueOn && evaluation.dueOn > today ? evaluation.dueOn : computeDefaultDueDate(today);
  const [startsOn, setStartsOn] = useState(first);
  const [chosenDue, setChosenDue] = useState<string | null>(null);
  const due = chosenDue ?? shiftDueDate(startsOn, { dueOn, today });
  const workingDay = findWorkingDayInstead(startsOn);
  const startError = mayStartOn(startsOn, today)
    ? null
    : say(texts.startRange, formatRange(language, first, last));
  const dueError = isDueAfter(due, startsOn) ? null : texts.dueAfterStart;
  const plan = useAction({
    run: () =>
      smallGroups.attempt((acceptsSmallGroups) =>
        runInOrder(() =>
          evaluationsApi.plan({ id: evaluation.id, startsOn, dueOn: due, acceptsSmallGroups }),
        ),
      ),
    onSuccess: async (planned) => {
      if (!planned) return;
      await keep(planned);
      onClose();
      go(paths.evaluation(evaluation.id), { replace: true });
    },
    announce: (planned) => planned && say(texts.done, { date: formatDay(language, startsOn) }),
    failure: (words, _, { fields }) =>
      fields["dueOn"]
        ? texts.dueAfterStart
        : fields["startsOn"]
          ? say(texts.startRange, formatRange(language, first, last))
          : words,
  });
  return (
    <ConfirmDialog
      open={open}
      busy={plan.busy}
      title={texts.title}
      confirmLabel={texts.confirm}
      disabledReason={startError ?? dueError ?? smallGroups.disabledReason}
      onClose={onClose}
      onConfirm={() => void plan.run()}
    >
      <Stack>
        <span>{say(texts.detail, { count: listRecipients(evaluation).length })}</span>
        <DateField
          label={texts.start + zone}
          description={texts.startHint}
          min={first}
          max={last}
          value={startsOn}
          error={startError}
          // A date that is being typed is empty until it is whole.
          onChange={(day) => day && setStartsOn(day)}
        />
        {!startError && workingDay && (
          <Notice
            role="status"
            action={
              mayStartOn(workingDay, today) && (
                <Button size="small" onClick={() => setStartsOn(workingDay)}>
                  {say(texts.workingDay, { date: formatDay(language, workingDay, "withWeekday") })}
                </Button>
              )
            }
          >
            {say(texts.notWorkingDay, { date: formatDay(language, startsOn, "withWeekday") })}
          </Notice>
        )}
        <DateField
          label={dueLabel + zone}
          min={startsOn}
          value={due}
          error={startError ? null : dueError}
          onChange={(day) => day && setChosenDue(day)}
        />
        <ReportModel later="onItsDay" />
        {smallGroups.notices}
      </Stack>
    </ConfirmDialog>
  );
}

const formatRange = (language: Language, first: string, last: string) => ({
  first: formatDay(language, first),
  last: formatDay(language, last),
});
