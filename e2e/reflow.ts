import type { Page } from "@playwright/test";

/** 1280 px at 400 % (WCAG 1.4.10). */
export const narrow = { width: 320, height: 256 };

/** What does not fit in the window as it stands: a page wider than it, words cut where nothing can be scrolled. */
export const listMisfits = (page: Page): Promise<string[]> => page.evaluate(findMisfits);

/** Runs in the page. */
function findMisfits(): string[] {
  const { documentElement, body } = document;
  const found = new Set<string>();
  const pageWidth = documentElement.scrollWidth;
  if (pageWidth > window.innerWidth)
    found.add(`the page is ${pageWidth} px wide: ${listWidening().join(", ")}`);
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.textContent?.trim() || !text.parentElement?.checkVisibility({ visibilityProperty: true }))
      continue;
    const cutting = findClippingAncestor(text);
    if (cutting)
      found.add(
        `« ${text.textContent.trim().slice(0, 60)} » is cut by ${cutting.tagName.toLowerCase()}.${cutting.className}`,
      );
  }
  return [...found];

  /** What reaches the page's far edge, outermost first: often a skeleton that is gone when a person looks. */
  function listWidening(): string[] {
    return [...body.querySelectorAll("*")]
      .filter((one) => Math.round(one.getBoundingClientRect().right + scrollX) >= pageWidth)
      .slice(0, 3)
      .map(({ tagName, classList }) => [tagName.toLowerCase(), ...classList].join("."));
  }

  /** The first thing around these words beyond which they go and cannot be followed. */
  function findClippingAncestor(text: Node): Element | null {
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    for (let around = text.parentElement; around && around !== body; around = around.parentElement) {
      const { overflowX, overflowY, textOverflow, position } = getComputedStyle(around);
      // Words for screen readers stand in a box of one pixel.
      if (around.clientWidth <= 1 && around.clientHeight <= 1 && position === "absolute") return null;
      if (/auto|scroll/.test(overflowX + overflowY)) return null;
      const edge = around.getBoundingClientRect();
      const isClipping = (how: string) => how === "hidden" || how === "clip";
      const sideways = boxes.some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1);
      // A line is taller than its letters: half of one may hang over.
      const down = boxes.some(
        ({ top, bottom, height }) => top < edge.top - height / 2 || bottom > edge.bottom + height / 2,
      );
      // The end of a long name gives way to three dots; a screen reader reads it whole.
      if (isClipping(overflowX) && textOverflow === "ellipsis") return null;
      if ((isClipping(overflowX) && sideways) || (isClipping(overflowY) && down)) return around;
    }
    return null;
  }
}
