import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import styles from "./Shell.module.css";

/** A thin line, only when a screen takes more than 200 ms to come. */
export function RouteProgress() {
  const waiting = useRouterState({ select: ({ status }) => status === "pending" });
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!waiting) {
      setShown(false);
      return undefined;
    }
    const timer = setTimeout(() => setShown(true), 200);
    return () => clearTimeout(timer);
  }, [waiting]);
  return shown ? <div aria-hidden="true" className={styles.progress} /> : null;
}
