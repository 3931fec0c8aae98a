/** What acts by itself: a press on it is its own. */
const controls =
  "a, button, input, label, select, textarea, summary, [role=dialog], [role=menu], [draggable=true]";

/** A drag over words selects them: it opens nothing. */
const hasSelected = (row: Element) => {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(row, true);
};

/**
 * A press anywhere in a row, or in a card (`data-row`), opens what its name opens, the first link or button of its
 * header (`data-opens`): with Ctrl, ⌘ or the middle button in a tab of its own, as the link would. Keys have the name.
 */
function openRow(event: MouseEvent) {
  const pressed = event.target as Element;
  const row = pressed.closest("[data-row]");
  if (!row || event.defaultPrevented || pressed.closest(controls)) return;
  if (event.button > 1 || (event.button === 0 && hasSelected(row))) return;
  const name = row.querySelector<HTMLElement>(":is(th, [data-opens]) :is(a[href], button)");
  if (!name) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  if (event.button === 1 && name instanceof HTMLAnchorElement) window.open(name.href, "_blank", "noopener");
  else if (event.button === 0)
    name.dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
}

/** Listens on the whole page, for all of its lists. */
export function listenForRows(): () => void {
  const kinds = ["click", "auxclick"] as const;
  for (const kind of kinds) document.addEventListener(kind, openRow);
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, openRow);
  };
}
