import { whyNotArchiveAmong } from "#evaluations/rules/bulk.ts";
import { planBulk } from "#platform/bulk.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { BulkDialog } from "#platform/ui/lists/BulkDialog.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { evaluations, evaluationsApi } from "../../queries.ts";
import type { BulkProps } from "./bulkProps.ts";
import { toBulkReason } from "./toBulkReason.ts";

/** Archives several evaluations; the running ones are left where they are. */
export function ArchiveManyDialog({ open, rows, onDone, onClose }: BulkProps) {
  const { bulk } = useTexts("lifecycle");
  const say = useSay();
  const archive = useAction({
    run: (chosen: BulkProps["rows"]) =>
      evaluationsApi.archiveMany({ evaluationIds: chosen.map(({ id }) => id) }),
    refresh: [evaluations.key()],
    announce: ({ items }) =>
      say(bulk.archive.done, { count: items.filter(({ refused }) => refused === null).length }),
    onSuccess: onDone,
  });
  return (
    <BulkDialog
      open={open}
      plan={planBulk(rows, (row) => toBulkReason(whyNotArchiveAmong(row)))}
      title={bulk.archive.title}
      noneTitle={bulk.archive.none}
      reasons={bulk.reasons}
      confirm={bulk.archive.confirm}
      action={archive}
      onClose={onClose}
    >
      {bulk.archive.detail}
    </BulkDialog>
  );
}
