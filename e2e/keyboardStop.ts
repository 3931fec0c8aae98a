export interface Stop {
  reached: boolean;
  /** What the control says, for messages. */
  name: string;
  faults: string[];
}

/**
 * Runs in the page: looks at what has the focus. Seen, with a mark that it does not bear without the focus (a ring of
 * 2 px or more), its two ends and its middle not under a bar. The mark of a stop is compared when the next
 * one is looked at: nothing is blurred for the comparison, so that nothing reacts to being looked at.
 */
export function inspectStop(target: Element): Stop {
  interface Seen {
    element: Element;
    name: string;
    marks: string;
  }
  const holder = window as unknown as { lastStop?: Seen };
  const faults: string[] = [];

  const nameOf = (element: Element) =>
    (
      element.getAttribute("aria-label") ||
      (element instanceof HTMLInputElement && element.labels?.[0]?.textContent) ||
      element.textContent ||
      element.id ||
      element.tagName
    )
      .trim()
      .replaceAll(/\s+/g, " ")
      .slice(0, 60);
  /** A native radio or switch may be drawn by its label or by what stands beside it. */
  const drawnBy = (element: Element): Element[] => {
    if (!(element instanceof HTMLInputElement) || !/^(?:radio|checkbox)$/.test(element.type))
      return [element];
    const beside = [...(element.parentElement?.children ?? [])].filter(
      (one) => !(one instanceof HTMLInputElement),
    );
    return [element, ...beside, ...(element.labels ?? [])];
  };
  const marksOf = (element: Element) =>
    drawnBy(element)
      .map((one) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(one);
        return `${outlineStyle} ${outlineWidth} ${outlineColor} | ${boxShadow}`;
      })
      .join(" / ");

  const active = document.activeElement;
  const previous = holder.lastStop;
  if (previous && previous.element !== active && previous.element.isConnected) {
    if (marksOf(previous.element) === previous.marks)
      faults.push(`« ${previous.name} » looks the same with and without the focus`);
  }
  if (previous?.element !== active) delete holder.lastStop;
  if (!active || active === document.body) return { reached: false, name: "(the page)", faults };
  const name = nameOf(active);
  const isStop = active instanceof HTMLElement && active.tabIndex >= 0;
  if (isStop) {
    if (active.tabIndex > 0) faults.push("has a place of its own in the order of Tab");
    holder.lastStop = { element: active, name, marks: marksOf(active) };
    const ring = drawnBy(active).some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!ring) faults.push("shows no ring");
    faults.push(...hidden(active));
  }
  return { reached: active === target, name, faults };

  function hidden(element: Element): string[] {
    const drawn = drawnBy(element).filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width > 2 && height > 2 && Number(getComputedStyle(one).opacity) > 0.1;
    });
    if (drawn.length === 0) return ["is not seen"];
    const shown = drawn.some((one) => {
      const box = [...one.getClientRects()].find(({ width, height }) => width > 2 && height > 2);
      if (!box) return false;
      const top = Math.max(box.top, 0);
      const bottom = Math.min(box.bottom, window.innerHeight);
      const left = Math.max(box.left, 0);
      const right = Math.min(box.right, window.innerWidth);
      if (bottom - top < 1 || right - left < 1) return false;
      // The two ends and the middle: a control half under a bar is not clear of it.
      const tall = box.height > window.innerHeight * 0.6;
      const heights = tall ? [(top + bottom) / 2] : [box.top + 3, (box.top + box.bottom) / 2, box.bottom - 3];
      return heights.every((y) => {
        const hit = document.elementFromPoint((left + right) / 2, y);
        if (!hit) return false;
        // A message that passes may cover anything; it can be closed.
        return (
          one.contains(hit) ||
          element.contains(hit) ||
          hit.closest("[role=alert], [role=status], output") !== null
        );
      });
    });
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + 3) ?? null;
    const over = hit ? `under ${hit.tagName} ${hit.className.toString()}` : "out of the window";
    return shown ? [] : [`is out of sight: from ${box.top} to ${box.bottom}, ${over}`];
  }
}
