import { useKeys } from "#platform/client/useKeys.ts";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { areSingleKeysOn } from "#platform/ui/layers/singleKeys.ts";

/** Enter opens the first thing to do, while nothing that takes keys has the focus; named in ShortcutsPanel. */
export function useEnter(to: string | undefined) {
  const go = useGo();
  useKeys((event) => {
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat);
    if (event.key !== "Enter" || !isPlain || event.defaultPrevented || !to || !areSingleKeysOn()) return;
    if (event.target === document.body || (event.target as Element).matches("h1, main")) go(to);
  });
}
