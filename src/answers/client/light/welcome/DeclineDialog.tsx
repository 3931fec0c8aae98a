import { useState } from "react";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/light/Button.tsx";
import { Dialog } from "#platform/light/Dialog.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { TextArea } from "#platform/light/TextArea.tsx";
import { useAnswering } from "../answering.tsx";
import pages from "../answerPages.module.css";

const noteLimit = 500;

/** « Je ne peux pas répondre »: counts as finished, as nothing for figures; the person evaluated never knows. */
export function DeclineDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { decline } = useAnswering();
  const { decline: t } = useTexts("answers");
  const { actions } = useTexts("platform");
  const formatFailure = useFailureWords();
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await decline(note);
    } catch (error) {
      setFailure(formatFailure(failureFrom(error)));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <div className={pages["stack"]}>
        <p>{t.text}</p>
        <TextArea
          id="decline-note"
          label={t.note}
          help={t.hint}
          optional="feminine"
          value={note}
          onChange={setNote}
          maxLength={noteLimit}
          countFrom={noteLimit - 100}
        />
        {failure && (
          <Notice variant="error" live>
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
