import { useEffect, useState } from "react";

/** Milliseconds before anything is shown, and those for which it stays once it is: neither may flash (§3.2 of the design). */
const showDelayMs = 150;
const minShownMs = 400;

/** What stands where something is awaited: nothing at first, a skeleton when it takes longer, then what came. */
export function useLoading(isLoading: boolean): "nothing" | "skeleton" | "content" {
  const [shownAt, setShownAt] = useState<number | null>(null);
  useEffect(() => {
    if (isLoading && shownAt === null) {
      const timer = setTimeout(() => setShownAt(performance.now()), showDelayMs);
      return () => clearTimeout(timer);
    }
    if (!isLoading && shownAt !== null) {
      const timer = setTimeout(() => setShownAt(null), Math.max(0, shownAt + minShownMs - performance.now()));
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [isLoading, shownAt]);
  if (shownAt !== null) return "skeleton";
  return isLoading ? "nothing" : "content";
}
