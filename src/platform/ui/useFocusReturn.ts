import { useLayoutEffect } from "react";

/**
 * When a dialog closes, or leaves with what held it, the focus goes back to what had it before. Mantine does this for a
 * dialog that stays mounted; ours are mostly mounted when they open. What opened a dialog may be gone (its row was
 * removed, its button became another): then the title of what it stood in takes the focus, never the page itself.
 */
export function useFocusReturn(open: boolean) {
  // Before the dialog takes the focus, which it does after a moment.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    const around: Element[] = [];
    for (let one = before?.parentElement; one; one = one.parentElement) around.push(one);
    return () => {
      const closing = document.activeElement?.closest("[role=dialog]");
      const isLost = () => {
        const { activeElement } = document;
        return !activeElement || activeElement === document.body || closing?.contains(activeElement) === true;
      };
      const giveBack = () => {
        if (before instanceof HTMLElement && before !== document.body && isLost())
          before.focus({ preventScroll: true });
      };
      // At once for a dialog that follows this one; again because React puts the focus back where the change found it.
      giveBack();
      setTimeout(giveBack);
      // What opened the dialog often leaves in the same moment, or when the lists are read again.
      setTimeout(() => isLost() && titleIn(around)?.focus(), 50);
    };
  }, [open]);
}

/** The nearest title that is still there. */
function titleIn(around: readonly Element[]): HTMLElement | null {
  for (const one of around) {
    const title = one.isConnected && one.querySelector<HTMLElement>("h1, h2, h3");
    if (!title) continue;
    if (!title.hasAttribute("tabindex")) title.tabIndex = -1;
    return title;
  }
  return null;
}
