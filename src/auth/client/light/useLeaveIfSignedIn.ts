import { useEffect } from "react";
import { chooseNextPath } from "#paths.ts";
import { useParameter } from "./parameters.ts";
import { useViewer } from "./viewer.ts";

/**
 * Leads a person who is signed in away from this page (§2): where they wanted to go, or to their dashboard.
 * A limited session has no dashboard; its holder may still sign in.
 */
export function useLeaveIfSignedIn() {
  const leaves = useViewer()?.scope === "full";
  const next = useParameter("next");
  useEffect(() => {
    if (leaves) window.location.replace(chooseNextPath(next));
  }, [leaves, next]);
}
