import { useEffect, useSyncExternalStore } from "react";

export interface Step {
  label: string;
  to: string;
}

const none: readonly Step[] = [];
let shown = none;
const listeners = new Set<() => void>();

function show(steps: readonly Step[]) {
  shown = steps;
  for (const listener of listeners) listener();
}

/** The way from the list to this page, shown in the top bar while the page is there. */
export function useTrail(steps: readonly Step[] | undefined): void {
  const key = JSON.stringify(steps);
  useEffect(() => {
    if (!key) return undefined;
    show(JSON.parse(key) as Step[]);
    return () => show(none);
  }, [key]);
}

/** What the top bar shows (src/app/shell). */
export const useShownTrail = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
