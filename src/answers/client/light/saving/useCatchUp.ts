import { useEffect, useRef } from "react";

const PAUSE = 10_000;

/**
 * The form came from this device: retries the server when the network is back, and every ten seconds, until `listen`
 * reports an answer.
 */
export function useCatchUp(isNeeded: boolean, listen: () => Promise<boolean>) {
  const latest = useRef(listen);
  useEffect(() => {
    latest.current = listen;
  });
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isBusy = false;
    let isOver = false;
    const attempt = async () => {
      if (isBusy || isOver || !navigator.onLine) return;
      isBusy = true;
      isOver = await latest.current();
      isBusy = false;
    };
    const timer = setInterval(() => void attempt(), PAUSE);
    const soon = () => void attempt();
    window.addEventListener("online", soon);
    return () => {
      isOver = true;
      clearInterval(timer);
      window.removeEventListener("online", soon);
    };
  }, [isNeeded]);
}
