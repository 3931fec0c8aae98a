import { useEffect, useState } from "react";

/** Counts seconds down to 0; `restart` begins again. */
export function useCountdown(seconds: number, startsNow: boolean): [left: number, restart: () => void] {
  const [left, setLeft] = useState(startsNow ? seconds : 0);
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setLeft((value) => Math.max(0, value - 1)), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return [left, () => setLeft(seconds)];
}
