import { useEffect } from "react";

/** Long enough for the screen itself to have what it needs. */
const preloadDelayMs = 2000;

/** Fetches a part of the screen that may be opened soon; when that fails, it is fetched the moment it is opened. */
export function usePreload(part: { preload?: (() => Promise<void> | undefined) | undefined }) {
  useEffect(() => {
    const timer = setTimeout(() => void part.preload?.(), preloadDelayMs);
    return () => clearTimeout(timer);
  }, [part]);
}
