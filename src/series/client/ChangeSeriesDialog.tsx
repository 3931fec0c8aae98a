import { repeatingFrequencies, type RepeatingFrequency } from "#evaluations/vocabulary/frequencies.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { SelectField, TextField } from "#platform/ui/forms/fields.tsx";
import { FormDialog } from "#platform/ui/forms/FormDialog.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { Series } from "#series/contract.ts";
import { comesCloseTogether, comparedWithinDays } from "#series/rules/periods.ts";
import { minDaysToAnswer, maxDaysToAnswer, parseDays } from "#series/rules/repeat.ts";
import { seriesApi, seriesQueries } from "./queries.ts";

interface ChangeSeriesDialogProps {
  evaluationId: string;
  series: Series;
  onClose: () => void;
}

interface Values {
  frequency: RepeatingFrequency;
  daysToAnswer: string;
}

/** How often it comes back and how long people have to answer, from the next occurrence on. */
export function ChangeSeriesDialog({ evaluationId, series, onClose }: ChangeSeriesDialogProps) {
  const texts = useTexts("series");
  const say = useSay();
  const { version } = series;
  const bounds = say(texts.wrongDays, { least: minDaysToAnswer, most: maxDaysToAnswer });
  const save = useAction({
    run: ({ frequency, daysToAnswer }: Values) =>
      seriesApi.change({ evaluationId, version, frequency, daysToAnswer: parseDays(daysToAnswer) ?? 0 }),
    keep: seriesQueries.read.queryKey({ input: { evaluationId } }),
    onSuccess: onClose,
  });
  const form = useEditForm<Values>({
    initial: { frequency: series.frequency, daysToAnswer: String(series.daysToAnswer) },
    check: ({ daysToAnswer }) => ({
      daysToAnswer: parseDays(daysToAnswer) === null ? { sentence: bounds } : null,
    }),
    send: (values) => save.attempt(values),
  });
  const frequency = form.field("frequency");
  return (
    <FormDialog title={texts.change} onClose={onClose} form={form}>
      <SelectField
        {...frequency}
        label={texts.frequency}
        description={texts.changeHow}
        options={repeatingFrequencies.map((value) => ({ value, label: texts.frequencies[value] }))}
      />
      {comesCloseTogether(frequency.value) && (
        <Notice>{say(texts.close, { days: comparedWithinDays })}</Notice>
      )}
      <TextField
        {...form.field("daysToAnswer")}
        label={texts.daysField}
        description={bounds}
        inputMode="numeric"
        maxLength={3}
      />
    </FormDialog>
  );
}
