import { useSyncExternalStore } from "react";
import { breakpoints } from "#platform/client/breakpoints.ts";

const narrow = `not all and (min-width: ${breakpoints.md})`;

function subscribe(onChange: () => void) {
  const query = matchMedia(narrow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Where rows are cards, a menu of a list is a sheet at the bottom of the screen. */
export const useIsSheet = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
