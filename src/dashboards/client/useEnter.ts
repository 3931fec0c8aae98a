import { useEffect, useRef } from "react";
import { useGo } from "#platform/ui/InternalLink.tsx";
import { areSingleKeysOn } from "#platform/ui/singleKeys.ts";

/** Enter opens the first thing to do, while nothing that takes keys has the focus; named in ShortcutsPanel. */
export function useEnter(to: string | undefined) {
  const go = useGo();
  const act = useRef<(event: KeyboardEvent) => void>(() => {});
  useEffect(() => {
    act.current = (event) => {
      const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat);
      if (event.key !== "Enter" || !isPlain || event.defaultPrevented || !to || !areSingleKeysOn()) return;
      if (event.target === document.body || (event.target as Element).matches("h1, main")) go(to);
    };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act.current(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
