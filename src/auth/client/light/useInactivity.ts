import { useEffect, useRef, useState } from "react";
import { isWarned, computeSecondsLeft } from "#auth/rules/inactivity.ts";
import { authApi } from "./api.ts";

const activities = ["pointerdown", "keydown", "wheel", "touchstart"] as const;
/** The server sees calls only; this renews the session of a person who reads or types for long. */
const RENEWAL = 10 * 60_000;

/**
 * Warns at 28 minutes without a sign of life. `left`: the seconds before the end, once warned; `stay` keeps the
 * session open and rejects when the server refuses. Without a network the server hears nothing, and nothing is said.
 */
export function useInactivity(onEnd: () => void) {
  const lastActivity = useRef(0);
  const renewedAt = useRef(0);
  const end = useRef(onEnd);
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    lastActivity.current = Date.now();
    renewedAt.current = Date.now();
    const notice = () => {
      // Once warned, only the button counts: a bumped mouse must not hide the question.
      if (isWarned(lastActivity.current, Date.now())) return;
      lastActivity.current = Date.now();
      if (Date.now() - renewedAt.current > RENEWAL) {
        renewedAt.current = Date.now();
        authApi.continueSession({}).catch(() => undefined);
      }
    };
    for (const activity of activities) window.addEventListener(activity, notice, { passive: true });
    const timer = setInterval(() => {
      const now = Date.now();
      if (!navigator.onLine || !isWarned(lastActivity.current, now)) return setLeft(null);
      const seconds = computeSecondsLeft(lastActivity.current, now);
      if (seconds > 0) return setLeft(seconds);
      setLeft(null);
      lastActivity.current = now;
      end.current();
    }, 1000);
    return () => {
      for (const activity of activities) window.removeEventListener(activity, notice);
      clearInterval(timer);
    };
  }, []);

  const stay = async () => {
    await authApi.continueSession({});
    lastActivity.current = Date.now();
    renewedAt.current = Date.now();
    setLeft(null);
  };
  return { left, stay };
}
