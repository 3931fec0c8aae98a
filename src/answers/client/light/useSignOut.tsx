import { useState } from "react";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/light/Button.tsx";
import { Dialog } from "#platform/light/Dialog.tsx";
import { useAction } from "#platform/light/useAction.ts";
import { useAnswering } from "./answering.tsx";
import { countMyUnsent, signOutOfDevice } from "./device/signingOut.ts";

/** Signs out and deletes what this device stored for the person, after a confirmation when answers would be lost. */
export function useSignOut() {
  const { queue } = useAnswering();
  const { leaving: t, session } = useTexts("platform");
  const say = useSay();
  const [unsent, setUnsent] = useState(0);
  const { busy, run } = useAction(async () => {
    await signOutOfDevice();
    queue.abandon();
    window.location.assign(paths.home());
  });
  const ask = async () => {
    await queue.whenSent();
    const count = Math.max(queue.unsent().length, await countMyUnsent());
    setUnsent(count);
    if (count === 0) await run();
  };
  const dialog = (
    <Dialog
      open={unsent > 0}
      onClose={() => setUnsent(0)}
      title={t.title}
      actions={
        <>
          <Button variant="secondary" busy={busy} onClick={() => void run()}>
            {session.leave}
          </Button>
          <Button onClick={() => setUnsent(0)}>{t.stay}</Button>
        </>
      }
    >
      <p>{say(t.unsent, { count: unsent })}</p>
    </Dialog>
  );
  return { ask, dialog };
}
