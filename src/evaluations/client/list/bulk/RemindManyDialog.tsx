import { whyNotRemindAmong } from "#evaluations/rules/bulk.ts";
import { planBulk } from "#platform/bulk.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { BulkDialog } from "#platform/ui/lists/BulkDialog.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { evaluations, evaluationsApi } from "../../queries.ts";
import type { BulkProps } from "./bulkProps.ts";
import { toBulkReason } from "./toBulkReason.ts";

/** Reminds the participants who have not finished one of the evaluations: one email each. */
export function RemindManyDialog({ open, rows, onDone, onClose }: BulkProps) {
  const { bulk } = useTexts("lifecycle");
  const say = useSay();
  const remind = useAction({
    run: (chosen: BulkProps["rows"]) =>
      evaluationsApi.remindMany({ evaluationIds: chosen.map(({ id }) => id) }),
    refresh: [evaluations.read.key()],
    success: ({ reminded }) =>
      reminded > 0 ? say(bulk.remind.done, { count: reminded }) : bulk.remind.nobody,
    onSuccess: onDone,
  });
  return (
    <BulkDialog
      open={open}
      plan={planBulk(rows, (row) => toBulkReason(whyNotRemindAmong(row)))}
      title={bulk.remind.title}
      noneTitle={bulk.remind.none}
      reasons={bulk.reasons}
      confirm={bulk.remind.confirm}
      action={remind}
      onClose={onClose}
    >
      {bulk.remind.detail}
    </BulkDialog>
  );
}
