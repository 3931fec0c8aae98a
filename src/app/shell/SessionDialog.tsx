import { useEffect, useRef, useState } from "react";
import type { authContract } from "#auth/contract.ts";
import { apiOf, failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { notify } from "#platform/ui/notify.ts";
import { forceLogout, signOut } from "./leave.ts";
import { isWarned, remaining, secondsLeft } from "./inactivity.ts";

const auth = apiOf<typeof authContract>("auth");
const activities = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/** Warns at 28 minutes without a sign of life; what is typed stays, whatever is answered. */
export function SessionDialog() {
  const { session } = useTexts("platform");
  const say = useSay();
  const wordsOf = useFailureWords();
  const lastActivity = useRef(0);
  const renewedAt = useRef(0);
  const [left, setLeft] = useState<number | null>(null);

  useEffect(() => {
    lastActivity.current = Date.now();
    renewedAt.current = Date.now();
    const notice = () => {
      // Once warned, only the button counts: a bumped mouse must not hide the question.
      if (isWarned(lastActivity.current, Date.now())) return;
      lastActivity.current = Date.now();
      // The server only hears calls; somebody who reads or types for long is there too.
      if (Date.now() - renewedAt.current > 10 * 60_000) {
        renewedAt.current = Date.now();
        auth.continueSession({}).catch(() => undefined);
      }
    };
    for (const activity of activities) window.addEventListener(activity, notice, { passive: true });
    const timer = setInterval(() => {
      const now = Date.now();
      if (!isWarned(lastActivity.current, now)) return setLeft(null);
      const seconds = secondsLeft(lastActivity.current, now);
      if (seconds > 0) return setLeft(seconds);
      return forceLogout("expired");
    }, 1000);
    return () => {
      for (const activity of activities) window.removeEventListener(activity, notice);
      clearInterval(timer);
    };
  }, []);

  const stay = async () => {
    try {
      await auth.continueSession({});
      lastActivity.current = Date.now();
      renewedAt.current = Date.now();
      setLeft(null);
    } catch (error) {
      notify.error(wordsOf(failureFrom(error)));
    }
  };

  return (
    <Dialog
      open={left !== null}
      onClose={() => void stay()}
      title={session.ending}
      footer={
        <>
          <Button onClick={() => void signOut()}>{session.leave}</Button>
          <Button variant="primary" initialFocus onClick={() => void stay()}>
            {session.keep}
          </Button>
        </>
      }
    >
      <p role="timer">{say(session.remaining, { time: remaining(left ?? 0) })}</p>
    </Dialog>
  );
}
