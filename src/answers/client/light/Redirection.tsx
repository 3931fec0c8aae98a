import { useEffect, useRef } from "react";

/** Goes elsewhere once this is on the page. */
export function Redirection({ to }: { to: () => void }) {
  const go = useRef(to);
  useEffect(() => go.current(), []);
  return null;
}
