export interface ShownTooltip {
  /** What it stands beside. */
  target: HTMLElement;
  lines: readonly string[];
  /** What names it as its description. */
  described: HTMLElement;
}

/** Of a row: what its own controls do not show. */
const shownByRow = "[data-truncated], span[data-tooltip]";
const marked = "[data-tooltip], [data-truncated]";

const isOverflowing = (element: Element) =>
  (element.scrollWidth > element.clientWidth || isClamped(element)) &&
  getComputedStyle(element).textOverflow === "ellipsis";

/** Cut after its last line, not at the end of one. */
const isClamped = (element: Element) =>
  element.scrollHeight > element.clientHeight && getComputedStyle(element).webkitLineClamp !== "none";

/** Its own text is cut, or that of an element inside of it. */
const isCut = (element: HTMLElement) =>
  isOverflowing(element) || [...element.querySelectorAll("*")].some(isOverflowing);

/** An icon beside its words, where the width has room for both, needs no tooltip. */
const isAlreadyVisible = (element: HTMLElement, words: string) =>
  [...element.querySelectorAll("*")].some((one) => one.clientWidth > 1 && one.textContent.startsWith(words));

function findTooltipText(element: HTMLElement): string {
  const { tooltip: own, truncated: whole } = element.dataset;
  if (own) return isAlreadyVisible(element, own) ? "" : own;
  return isCut(element) ? whole || readText(element) : "";
}

/** Its text without what is only drawn: the initials of a picture. */
function readText(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const drawn of copy.querySelectorAll("[aria-hidden=true]")) drawn.remove();
  return copy.textContent.replaceAll(/\s+/gu, " ").trim();
}

/** What an element under the pointer, or around it, has to show. */
export function findTooltip(element: Element): ShownTooltip | null {
  let target = element.closest<HTMLElement>(marked);
  while (target) {
    const words = findTooltipText(target);
    if (words) return { target, lines: [words], described: target };
    target = target.parentElement?.closest<HTMLElement>(marked) ?? null;
  }
  return null;
}

/** What the focused element has to show; the link that names a row shows all that is cut in the row. */
export function findFocusTooltip(element: HTMLElement): ShownTooltip | null {
  const row = element instanceof HTMLAnchorElement ? element.closest("tr") : null;
  const around = row ? null : findTooltip(element);
  if (around) return { ...around, described: element };
  const inside = [...(row ?? element).querySelectorAll<HTMLElement>(shownByRow)];
  const lines = [...new Set(inside.map(findTooltipText).filter(Boolean))];
  return lines.length > 0 ? { target: element, lines, described: element } : null;
}
