import { useState } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { TextAreaField } from "#platform/ui/forms/fields.tsx";

interface SendBackDialogProps {
  open: boolean;
  name: string;
  busy: boolean;
  onClose: () => void;
  onSend: (note: string) => void;
}

export function SendBackDialog({ open, name, busy, onClose, onSend }: SendBackDialogProps) {
  const { lead: texts } = useTexts("nominations");
  const say = useSay();
  const [note, setNote] = useState("");
  return (
    <ConfirmDialog
      open={open}
      busy={busy}
      title={say(texts.sendBackTitle, { name })}
      confirmLabel={texts.sendBack}
      disabledReason={note.trim() ? null : texts.noteFirst}
      onClose={onClose}
      onConfirm={() => onSend(note.trim())}
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
