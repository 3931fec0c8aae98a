import { useState } from "react";
import { whyNotExtend } from "#evaluations/rules/bulk.ts";
import { computeDefaultDueDate } from "#evaluations/rules/dueDate.ts";
import { planBulk } from "#platform/bulk.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { DateField } from "#platform/ui/forms/fields.tsx";
import { BulkDialog } from "#platform/ui/lists/BulkDialog.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useToday } from "#platform/ui/viewer.tsx";
import { evaluations, evaluationsApi } from "../../queries.ts";
import type { BulkProps } from "./bulkProps.ts";
import { toBulkReason } from "./toBulkReason.ts";

const aWeek = 7;

/** A later due date for several: a week after the last of theirs, unless another is chosen. */
export function ExtendManyDialog({ open, rows, onDone, onClose }: BulkProps) {
  const { bulk } = useTexts("lifecycle");
  const say = useSay();
  const today = useToday();
  const [chosen, setChosen] = useState<string | null>(null);
  const last = rows
    .filter((row) => whyNotExtend({ ...row, dueOn: null, startsOn: null }, { dueOn: today, today }) === null)
    .flatMap((row) => row.dueOn ?? [])
    .toSorted()
    .at(-1);
  const dueOn = chosen ?? computeDefaultDueDate(last && last > today ? last : today, aWeek);
  const extend = useAction({
    run: (some: BulkProps["rows"]) =>
      evaluationsApi.extendMany({ evaluationIds: some.map(({ id }) => id), dueOn }),
    refresh: [evaluations.key()],
    announce: ({ items }) =>
      say(bulk.extend.done, { count: items.filter(({ refused }) => refused === null).length }),
    onSuccess: () => {
      setChosen(null);
      onDone();
    },
  });
  return (
    <BulkDialog
      open={open}
      plan={planBulk(rows, (row) => toBulkReason(whyNotExtend(row, { dueOn, today })))}
      title={bulk.extend.title}
      noneTitle={bulk.extend.none}
      reasons={bulk.reasons}
      confirm={bulk.extend.confirm}
      action={extend}
      onClose={() => {
        setChosen(null);
        onClose();
      }}
      choice={
        <DateField
          label={bulk.extend.due}
          min={today}
          value={dueOn}
          // A date that is being typed is empty until it is whole.
          onChange={(day) => day && setChosen(day)}
        />
      }
    >
      {bulk.extend.detail}
    </BulkDialog>
  );
}
