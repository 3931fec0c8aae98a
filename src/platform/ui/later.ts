import { createElement, useEffect, useState, useSyncExternalStore, type ComponentType } from "react";

/** Long enough for the screen itself to have what it needs. */
const PRELOAD_DELAY_MS = 2000;

/**
 * A component whose code comes after the screen: what opens above a page. It is fetched a moment after the screen, so
 * that it opens at once; when it is opened sooner, at once, and again until it comes. Nothing is mounted before it is
 * opened for the first time.
 * @param importComponent `async () => (await import("./layers/Frame.tsx")).Frame`
 */
export function later<Props extends { open: boolean }>(importComponent: () => Promise<ComponentType<Props>>) {
  let component: ComponentType<Props> | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const preload = async () => {
    component = await importComponent();
    for (const listener of listeners) listener();
  };
  const useIsHere = () => useSyncExternalStore(subscribe, () => component !== null);

  function Later(props: Props) {
    const { open } = props;
    const isHere = useIsHere();
    const [wasOpened, setWasOpened] = useState(open);
    if (open && !wasOpened) setWasOpened(true);
    useEffect(() => {
      if (isHere) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const fetch = () =>
        void preload().catch(() => {
          if (open) timer = setTimeout(fetch, PRELOAD_DELAY_MS);
        });
      if (open) fetch();
      else timer = setTimeout(fetch, PRELOAD_DELAY_MS);
      return () => clearTimeout(timer);
    }, [open, isHere]);
    return component && wasOpened ? createElement(component, props) : null;
  }

  return Object.assign(Later, { preload, useIsHere });
}
