import { useInactivity } from "#auth/client/light/useInactivity.ts";
import { formatRemaining } from "#auth/rules/inactivity.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Dialog } from "#platform/ui/layers/Dialog.tsx";
import { notify } from "#platform/ui/actions/notify.ts";
import { askToSignOut, forceLogout } from "./leave.ts";

/** Warns after 28 minutes without activity; typed text stays in any case. */
export function SessionDialog() {
  const { session } = useTexts("platform");
  const say = useSay();
  const formatFailure = useFailureWords();
  const { left, stay } = useInactivity(() => forceLogout("expired"));
  const report = (error: unknown) => notify.error(formatFailure(failureFrom(error)));
  return (
    <Dialog
      open={left !== null}
      onClose={() => void stay().catch(report)}
      title={session.ending}
      footer={
        <>
          <Button onClick={() => void askToSignOut().catch(report)}>{session.leave}</Button>
          <Button variant="primary" initialFocus onClick={() => void stay().catch(report)}>
            {session.keep}
          </Button>
        </>
      }
    >
      <p role="timer">{say(session.remaining, { time: formatRemaining(left ?? 0) })}</p>
    </Dialog>
  );
}
