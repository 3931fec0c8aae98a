import { useInactivity } from "#auth/client/light/useInactivity.ts";
import { formatRemaining } from "#auth/rules/inactivity.ts";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/light/Button.tsx";
import { Dialog } from "#platform/light/Dialog.tsx";
import { useAction } from "#platform/light/useAction.ts";
import { useAnswering, useSaveState } from "../answering.tsx";
import { later } from "../later.tsx";
import { useSignOut } from "../useSignOut.tsx";

const ClosedDialog = later(async () => (await import("./ClosedDialog.tsx")).ClosedDialog);
const SessionDialog = later(async () => (await import("../session/SessionDialog.tsx")).SessionDialog);

/** What stops saving: the session ends, or the evaluation was closed. Nothing given is lost. */
export function SavingDialogs() {
  const { isPreview, form, queue } = useAnswering();
  const saveState = useSaveState();
  return (
    <>
      {!isPreview && saveState.kind !== "signedOut" && <EndingDialog />}
      <SessionDialog
        when={saveState.kind === "signedOut"}
        open
        respondentId={form.respondentId}
        returnPath={paths.answer(form.evaluationId)}
        onResume={queue.resume}
      />
      <ClosedDialog when={saveState.kind === "closed"} open />
    </>
  );
}

/** Two minutes before the end. */
function EndingDialog() {
  const { queue } = useAnswering();
  const { session: t } = useTexts("platform");
  const say = useSay();
  const { left, stay } = useInactivity(() => queue.halt("signedOut"));
  const staying = useAction(stay);
  const signingOut = useSignOut();
  return (
    <>
      <Dialog
        open={left !== null}
        onClose={() => void staying.run()}
        title={t.ending}
        actions={
          <>
            <Button variant="secondary" onClick={() => void signingOut.ask()}>
              {t.leave}
            </Button>
            <Button busy={staying.busy} onClick={() => void staying.run()}>
              {t.keep}
            </Button>
          </>
        }
      >
        <p role="timer">{say(t.remaining, { time: formatRemaining(left ?? 0) })}</p>
      </Dialog>
      {signingOut.dialog}
    </>
  );
}
