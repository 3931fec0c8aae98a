import { useState } from "react";
import { isNameTyped } from "#evaluations/rules/typedName.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { TextField } from "#platform/ui/forms/fields.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { evaluations, evaluationsApi, runInOrder, useKeepEvaluation } from "../../queries.ts";
import type { LifecycleFacts } from "../lifecycleFacts.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

interface AbandonDialogProps {
  open: boolean;
  evaluation: LifecycleFacts;
  onClose: () => void;
}

/** Ends a collection without a report, after listing what is lost and asking for the name. */
export function AbandonDialog({ open, evaluation, onClose }: AbandonDialogProps) {
  const texts = { fr, en }[useLanguage().language];
  const say = useSay();
  const keep = useKeepEvaluation();
  const [typed, setTyped] = useState("");
  const close = () => {
    setTyped("");
    onClose();
  };
  const abandon = useAction({
    run: () => runInOrder(() => evaluationsApi.archive({ id: evaluation.id, abandons: true })),
    refresh: [evaluations.list.key()],
    onSuccess: async (archived) => {
      await keep(archived);
      close();
    },
    announce: () => texts.done,
  });
  const { name, answeredCount } = evaluation;
  return (
    <ConfirmDialog
      open={open}
      danger
      busy={abandon.busy}
      title={say(texts.title, { name })}
      confirmLabel={texts.confirm}
      cancelLabel={texts.keep}
      disabledReason={isNameTyped(typed, name) ? null : texts.nameFirst}
      onClose={close}
      onConfirm={() => void abandon.run()}
    >
      <Stack>
        <span>
          {answeredCount !== null && answeredCount > 0 && `${say(texts.answered, { count: answeredCount })} `}
          {texts.lost} <strong>{texts.final}</strong>
        </span>
        <TextField
          label={texts.typeName}
          description={name}
          value={typed}
          maxLength={200}
          onChange={setTyped}
        />
      </Stack>
    </ConfirmDialog>
  );
}
