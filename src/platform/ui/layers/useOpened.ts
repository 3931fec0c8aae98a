import { useEffect, useState } from "react";

/** Mantine notes what has the focus when a layer opens, so a layer is never born open. */
export function useOpened(open: boolean): boolean {
  const [isBorn, setIsBorn] = useState(false);
  // A second rendering on purpose.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setIsBorn(true), []);
  return isBorn && open;
}
