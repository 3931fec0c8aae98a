import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { evaluations, evaluationsApi } from "../../queries.ts";
import type { LifecycleFacts } from "../lifecycleFacts.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

interface RemoveDialogProps {
  open: boolean;
  evaluation: Pick<LifecycleFacts, "id" | "name">;
  onClose: () => void;
  onRemoved: () => void;
}

/** Deletes a draft. */
export function RemoveDialog({ open, evaluation, onClose, onRemoved }: RemoveDialogProps) {
  const { untitled } = useTexts("evaluations");
  const texts = { fr, en }[useLanguage().language];
  const say = useSay();
  const removal = useAction({
    run: () => evaluationsApi.remove({ id: evaluation.id }),
    refresh: [evaluations.list.key()],
    success: () => texts.done,
    onSuccess: onRemoved,
  });
  return (
    <ConfirmDialog
      open={open}
      danger
      busy={removal.busy}
      title={say(texts.title, { name: evaluation.name || untitled })}
      confirmLabel={texts.confirm}
      onClose={onClose}
      onConfirm={() => void removal.run()}
    >
      {texts.detail}
    </ConfirmDialog>
  );
}
