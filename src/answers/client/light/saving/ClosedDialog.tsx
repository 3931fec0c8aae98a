import { useState } from "react";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/light/Button.tsx";
import { Dialog } from "#platform/light/Dialog.tsx";
import { useToast } from "#platform/light/Toasts.tsx";
import { translated } from "#platform/texts.ts";
import { useAnswering } from "../answering.tsx";
import styles from "../answer.module.css";

/** The evaluation was closed meanwhile: what was written and could not leave may be copied. */
export function ClosedDialog({ open }: { open: boolean }) {
  const { queue, form } = useAnswering();
  const { closed } = useTexts("answers");
  const { actions, toasts } = useTexts("platform");
  const { language } = useLanguage();
  const toast = useToast();
  const [seen, setSeen] = useState(false);
  const text = queue
    .unsent()
    .filter((draft) => draft.text?.trim())
    .map(
      (draft) =>
        `${translated(language, form.items[draft.position]?.text ?? { fr: "", en: null }).text}\n${draft.text}`,
    )
    .join("\n\n");
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast({ kind: "success", text: toasts.copied, duration: 3000 });
  };
  return (
    <Dialog
      open={open && !seen}
      onClose={() => setSeen(true)}
      title={closed.title}
      actions={
        <>
          <Button kind="secondary" onClick={() => setSeen(true)}>
            {actions.close}
          </Button>
          {text && <Button onClick={() => void copy()}>{actions.copy}</Button>}
        </>
      }
    >
      <p>{text ? closed.text : closed.noText}</p>
      {text && (
        <label className={styles["copyBox"]}>
          <span className="field-label">{closed.label}</span>
          <textarea className="field-input" readOnly rows={6} value={text} />
        </label>
      )}
    </Dialog>
  );
}
