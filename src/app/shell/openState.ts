import { useSyncExternalStore } from "react";

/** Whether something that the whole workspace opens is open: by a key, by a button of the bar, by a menu. */
export function makeOpenState() {
  let isOpen = false;
  const listeners = new Set<() => void>();
  const setOpen = (open: boolean) => {
    isOpen = open;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    show: () => setOpen(true),
    hide: () => setOpen(false),
    toggle: () => setOpen(!isOpen),
    useShown: () => useSyncExternalStore(subscribe, () => isOpen),
  };
}
