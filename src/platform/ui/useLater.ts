import { useEffect, useReducer, type ComponentType } from "react";

/** Long enough for the screen itself to have what it needs. */
const PATIENCE = 2000;

/** A component whose code comes after the screen: what opens above a page, once. */
export interface Later<Props> {
  /** Null until its code is here. */
  component: ComponentType<Props> | null;
  load: () => Promise<void>;
}

/** @param importComponent `async () => (await import("./layers/Frame.tsx")).Frame` */
export function later<Props>(importComponent: () => Promise<ComponentType<Props>>): Later<Props> {
  const part: Later<Props> = {
    component: null,
    load: async () => {
      part.component = await importComponent();
    },
  };
  return part;
}

/**
 * The component, or null while its code is on its way. It is fetched a moment after the screen, so that it opens at
 * once; when it is needed sooner, at once, and again until it comes.
 */
export function useLater<Props>(part: Later<Props>, isNeeded: boolean): ComponentType<Props> | null {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (part.component) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetch = () =>
      void part.load().then(redraw, () => {
        if (isNeeded) timer = setTimeout(fetch, PATIENCE);
      });
    if (isNeeded) fetch();
    else timer = setTimeout(fetch, PATIENCE);
    return () => clearTimeout(timer);
  }, [part, isNeeded]);
  return part.component;
}
