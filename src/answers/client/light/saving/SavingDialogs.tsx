import { useState } from "react";
import { authApi } from "#auth/client/light/api.ts";
import { paths } from "#paths.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/light/Button.tsx";
import { Dialog } from "#platform/light/Dialog.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { useToast } from "#platform/light/Toasts.tsx";
import { translated } from "#platform/texts.ts";
import { useAnswering } from "../answering.tsx";
import styles from "../answer.module.css";

/** What stops saving: the session ended, or the evaluation was closed. Nothing typed is lost. */
export function SavingDialogs() {
  const { saveState } = useAnswering();
  return (
    <>
      <SessionDialog open={saveState.kind === "signedOut"} />
      <ClosedDialog open={saveState.kind === "closed"} />
    </>
  );
}

function SessionDialog({ open }: { open: boolean }) {
  const { queue, form } = useAnswering();
  const { session } = useTexts("answers");
  const { actions } = useTexts("platform");
  const [still, setStill] = useState(false);
  const [busy, setBusy] = useState(false);
  const resume = async () => {
    setBusy(true);
    const viewer = await authApi.viewer({}).catch(() => null);
    setBusy(false);
    setStill(!viewer);
    if (viewer) queue.resume();
  };
  return (
    <Dialog
      open={open}
      mustChoose
      onClose={() => {}}
      title={session.title}
      actions={
        <>
          <a
            className="button secondary"
            href={paths.login({ next: paths.answer(form.evaluationId), notice: "expired" })}
            target="_blank"
            rel="noopener"
          >
            {session.signIn}
          </a>
          <Button busy={busy} onClick={() => void resume()}>
            {actions.continue}
          </Button>
        </>
      }
    >
      <p>{session.text}</p>
      {still && (
        <Notice kind="warning" live>
          {session.still}
        </Notice>
      )}
    </Dialog>
  );
}

function ClosedDialog({ open }: { open: boolean }) {
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
