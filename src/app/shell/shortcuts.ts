import { useSyncExternalStore } from "react";

let isOpen = false;
const listeners = new Set<() => void>();
function tell(open: boolean) {
  isOpen = open;
  for (const listener of listeners) listener();
}

/** The shortcuts are shown: by « ? », or by the menu of the account. */
export const showShortcuts = () => tell(true);
export const hideShortcuts = () => tell(false);

export const useShownShortcuts = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
  );
