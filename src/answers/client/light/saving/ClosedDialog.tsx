import { useState } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/light/Button.tsx";
import { Dialog } from "#platform/light/Dialog.tsx";
import { useAnswering } from "../answering.tsx";
import { CopyButton, useUnsentWords, WordsToCopy } from "./WordsToCopy.tsx";

/** The evaluation was closed meanwhile: unsent texts can be copied. */
export function ClosedDialog({ open }: { open: boolean }) {
  const { queue, form } = useAnswering();
  const { closed } = useTexts("answers");
  const { actions } = useTexts("platform");
  const [seen, setSeen] = useState(false);
  const words = useUnsentWords(form, queue.unsent());
  return (
    <Dialog
      open={open && !seen}
      onClose={() => setSeen(true)}
      title={closed.title}
      actions={
        <>
          <Button variant="secondary" onClick={() => setSeen(true)}>
            {actions.close}
          </Button>
          {words && <CopyButton words={words} />}
        </>
      }
    >
      <p>{words ? closed.text : closed.noText}</p>
      {words && <WordsToCopy words={words} />}
    </Dialog>
  );
}
