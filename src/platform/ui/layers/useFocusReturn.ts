import { useLayoutEffect } from "react";
import { focusNearest, placesAround } from "#platform/client/keepFocus.ts";

/**
 * When a dialog closes, or leaves with what held it, the focus goes back to what had it before. Mantine does this for a
 * dialog that stays mounted; ours are mostly mounted when they open. When what opened it is gone (its button became
 * another), what that stood in takes the focus.
 */
export function useFocusReturn(open: boolean) {
  // Before the dialog takes the focus, which it does after a moment.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    const around = placesAround(before);
    return () => {
      const closing = document.activeElement?.closest("[role=dialog]");
      const giveBack = () => {
        const { activeElement } = document;
        const isFree = !activeElement || activeElement === document.body || closing?.contains(activeElement);
        if (isFree && before instanceof HTMLElement && before !== document.body)
          before.focus({ preventScroll: true });
      };
      // At once for a dialog that follows this one; again because React puts the focus back where the change found it.
      giveBack();
      setTimeout(() => {
        giveBack();
        if (!before?.isConnected) focusNearest(around);
      });
    };
  }, [open]);
}
