import { useEffect, useRef } from "react";

/** Navigates as soon as it is rendered. */
export function Redirection({ to }: { to: () => void }) {
  const go = useRef(to);
  useEffect(() => go.current(), []);
  return null;
}
