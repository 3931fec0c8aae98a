import { useState } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/Dialog.tsx";
import { TextAreaField } from "#platform/ui/fields.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { nominations, nominationsApi } from "./queries.ts";

interface SendBackDialogProps {
  open: boolean;
  id: string;
  name: string;
  onClose: () => void;
}

export function SendBackDialog({ open, id, name, onClose }: SendBackDialogProps) {
  const { lead: texts } = useTexts("nominations");
  const say = useSay();
  const [note, setNote] = useState("");
  const sendBack = useAction({
    run: () => nominationsApi.sendBack({ id, note: note.trim() }),
    keep: nominations.ofEvaluation.queryKey({ input: { id } }),
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open={open}
      busy={sendBack.busy}
      title={say(texts.sendBackTitle, { name })}
      confirmLabel={texts.sendBack}
      disabledReason={note.trim() ? null : texts.note}
      onClose={onClose}
      onConfirm={() => void sendBack.run()}
    >
      <TextAreaField
        label={texts.note}
        description={texts.noteHint}
        maxLength={600}
        value={note}
        onChange={setNote}
      />
    </ConfirmDialog>
  );
}
