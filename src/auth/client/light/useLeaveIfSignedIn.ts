import { useEffect } from "react";
import { paths } from "#paths.ts";
import { useViewer } from "./viewer.ts";

/**
 * Somebody signed in has nothing to do on this page (§2): they go to their dashboard.
 * A session limited to answering has no dashboard; its holder may still sign in.
 */
export function useLeaveIfSignedIn() {
  const leaves = useViewer()?.scope === "full";
  useEffect(() => {
    if (leaves) window.location.replace(paths.dashboard());
  }, [leaves]);
}
