import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import styles from "./Shell.module.css";

/** A thin line, only when a screen takes more than 200 ms to come. */
export function RouteProgress() {
  const waiting = useRouterState({ select: ({ status }) => status === "pending" });
  return waiting ? <LateLine /> : null;
}

function LateLine() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return late ? <div aria-hidden="true" className={styles.progress} /> : null;
}
