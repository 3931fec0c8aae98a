import { useLayoutEffect, useRef } from "react";

interface OpenDialog {
  close: () => void;
}

/** The upper one last. */
const open: OpenDialog[] = [];

/** A dialog stands on the page; one that is on its way out does not count. */
export const isDialogOpen = () => open.length > 0;

function closeUpper(event: KeyboardEvent) {
  if (event.key !== "Escape" || event.isComposing) return;
  // Mantine's mark of a field whose list is open: that list closes first.
  const isForField =
    event.target instanceof Element && event.target.closest("[data-mantine-stop-propagation=true]");
  if (!isForField) open.at(-1)?.close();
}

/**
 * Esc closes the upper dialog, and that one alone: the question that stands on a form must not take the form with it.
 * One listener for all of them: with one each (as Mantine does it), a key reaches the lower one too, and what keeps it
 * from closing also takes a second, quick Esc.
 */
export function useEscape(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const own = { close: () => latest.current() };
    if (open.push(own) === 1) window.addEventListener("keydown", closeUpper, { capture: true });
    return () => {
      open.splice(open.indexOf(own), 1);
      if (open.length === 0) window.removeEventListener("keydown", closeUpper, { capture: true });
    };
  }, [isOpen]);
}
