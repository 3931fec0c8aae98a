import { useSay, useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { evaluations, evaluationsApi, runInOrder, useKeepEvaluation } from "../queries.ts";
import type { LifecycleFacts } from "./lifecycleFacts.ts";

interface ArchiveDialogProps {
  open: boolean;
  evaluation: LifecycleFacts;
  onClose: () => void;
}

/** Moves an evaluation into the archive, out of the list. */
export function ArchiveDialog({ open, evaluation, onClose }: ArchiveDialogProps) {
  const { untitled } = useTexts("evaluations");
  const { archive: texts } = useTexts("lifecycle");
  const say = useSay();
  const keep = useKeepEvaluation();
  const archive = useAction({
    run: () => runInOrder(() => evaluationsApi.archive({ id: evaluation.id })),
    refresh: [evaluations.list.key()],
    onSuccess: async (archived) => {
      await keep(archived);
      onClose();
    },
    announce: () => texts.done,
  });
  const { status } = evaluation;
  return (
    <ConfirmDialog
      open={open}
      busy={archive.busy}
      title={say(texts.title, { name: evaluation.name || untitled })}
      confirmLabel={texts.confirm}
      onClose={onClose}
      onConfirm={() => void archive.run()}
    >
      {texts[status === "pending" ? status : "completed"]}
    </ConfirmDialog>
  );
}
