import { useKeys } from "#platform/client/useKeys.ts";
import { areSingleKeysOn } from "#platform/ui/layers/singleKeys.ts";

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** Shortcuts of one letter, disabled while typing, in dialogs and where they are switched off. */
export function usePageKeys(actions: Readonly<Partial<Record<string, () => void>>>) {
  useKeys((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
    if (document.querySelector("[role=dialog]") || !areSingleKeysOn()) return;
    actions[event.key.toLowerCase()]?.();
  });
}
