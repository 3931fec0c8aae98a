/**
 * The focused element may be removed: a button after its action, a deleted row. The browser then drops the focus on
 * the page itself, and a screen reader says nothing. Here the nearest remaining container (the row, the section)
 * takes it, so that the place is announced and Tab continues from there.
 */
const places = "li, tr, fieldset, section, article, form, dialog, [role=dialog], main";
/** A new screen or a closing dialog has moved the focus by then. */
const PAUSE = 100;

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/** The ancestors of an element, nearest first. */
export function placesAround(element: Element | null): Element[] {
  const around: Element[] = [];
  let place = element?.parentElement?.closest(places);
  while (place) {
    around.push(place);
    place = place.parentElement?.closest(places);
  }
  return around;
}

/** The nearest ancestor that is still in the document. */
export function focusNearest(around: readonly Element[]) {
  const place = around.find((one) => one.isConnected && one.getClientRects().length > 0);
  if (!(place instanceof HTMLElement) || !isNowhere()) return;
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Once per shell. */
export function keepFocus() {
  let last: Element | null = null;
  let around: Element[] = [];
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    last = target;
    around = placesAround(target);
  });
  document.addEventListener("focusout", ({ target }) => {
    // Left for good, as by a click beside: nothing is kept.
    setTimeout(() => {
      if (last === target && last?.isConnected && document.activeElement !== last) last = null;
    });
  });
  const look = () => {
    const gone = last;
    if (!gone || gone.isConnected) return;
    setTimeout(() => {
      if (last !== gone) return;
      last = null;
      focusNearest(around);
    }, PAUSE);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
