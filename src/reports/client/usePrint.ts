import { useEffect } from "react";
import { flushSync } from "react-dom";

const root = document.documentElement;
const themes = ["data-theme", "data-mantine-color-scheme"];

/** Long enough for the page itself to have what it needs. */
const preloadDelayMs = 2000;

/**
 * Printing the page, from the menu of the browser or where there is no document: light colours, all sections open,
 * nothing cut. `show` makes the page render every comment. Code of what is still closed is `preload`ed: a browser that prints waits for
 * none.
 */
export function usePrint(show: (printing: boolean) => void, preload: () => Promise<unknown>) {
  useEffect(() => {
    const timer = setTimeout(() => void preload().catch(() => {}), preloadDelayMs);
    return () => clearTimeout(timer);
  }, [preload]);
  useEffect(() => {
    let before: (string | null)[] = [];
    let opened: HTMLDetailsElement[] = [];
    const prepare = () => {
      flushSync(() => show(true));
      before = themes.map((theme) => root.getAttribute(theme));
      for (const theme of themes) root.setAttribute(theme, "light");
      opened = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
      for (const details of opened) details.open = true;
    };
    const restore = () => {
      themes.forEach((theme, index) => root.setAttribute(theme, before[index] ?? "light"));
      for (const details of opened) details.open = false;
      show(false);
    };
    window.addEventListener("beforeprint", prepare);
    window.addEventListener("afterprint", restore);
    return () => {
      window.removeEventListener("beforeprint", prepare);
      window.removeEventListener("afterprint", restore);
    };
  }, [show]);
}
