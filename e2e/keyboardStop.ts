export interface Stop {
  reached: boolean;
  /** In the target, or it itself. */
  isInside: boolean;
  /** From the stop looked at before, in the order of the document; « around » from none: from the bar of the browser, say. */
  moved: "forward" | "back" | "around" | "nowhere";
  /** What the control says, for messages. */
  name: string;
  faults: string[];
}

/**
 * Runs in the page: looks at what has the focus. Seen, with a mark that it does not bear without the focus (a ring of
 * 2 px or more, which stands out from what lies on both sides of it), its two ends and its middle not under a bar. The
 * mark of a stop is compared when the next one is looked at: nothing is blurred for the comparison, so that nothing
 * reacts to being looked at. `key`: what was pressed to come here from the stop looked at before; Tab goes the way one
 * reads.
 */
export function inspectStop(target: Element, key: string | null = null): Stop {
  interface InspectedStop {
    element: Element;
    name: string;
    marks: string;
  }
  const holder = window as unknown as { lastStop?: InspectedStop };
  const faults: string[] = [];

  const readName = (element: Element) =>
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
  const listDrawnElements = (element: Element): Element[] => {
    if (!(element instanceof HTMLInputElement) || !/^(?:radio|checkbox)$/.test(element.type))
      return [element];
    const beside = [...(element.parentElement?.children ?? [])].filter(
      (one) => !(one instanceof HTMLInputElement),
    );
    return [element, ...beside, ...(element.labels ?? [])];
  };
  const describeMarks = (element: Element) =>
    listDrawnElements(element)
      .map((one) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(one);
        return `${outlineStyle} ${outlineWidth} ${outlineColor} | ${boxShadow}`;
      })
      .join(" / ");

  const active = document.activeElement;
  const previous = holder.lastStop;
  if (previous && previous.element !== active && previous.element.isConnected) {
    if (describeMarks(previous.element) === previous.marks)
      faults.push(`« ${previous.name} » looks the same with and without the focus`);
  }
  if (previous && active && previous.element.isConnected) faults.push(...listOrderFaults(previous, active));
  if (previous?.element !== active) delete holder.lastStop;
  if (!active || active === document.body)
    return { reached: false, isInside: false, moved: "nowhere", name: "(the page)", faults };
  const name = readName(active);
  const isStop = active instanceof HTMLElement && active.tabIndex >= 0;
  if (isStop) {
    if (active.tabIndex > 0) faults.push("has a place of its own in the order of Tab");
    holder.lastStop = { element: active, name, marks: describeMarks(active) };
    const ringed = listDrawnElements(active).filter((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    if (ringed.length === 0) faults.push("shows no ring");
    else if (!ringed.some((one) => computeRingContrast(one) >= 3))
      faults.push(
        `its ring is too pale: ${ringed.map((one) => computeRingContrast(one).toFixed(2)).join(", ")} to 1`,
      );
    faults.push(...listHiddenFaults(active));
  }
  return {
    reached: active === target,
    isInside: target.contains(active),
    moved: findMove(active),
    name,
    faults,
  };

  function findMove(to: Element): Stop["moved"] {
    if (!previous) return "around";
    if (previous.element === to) return "nowhere";
    const isAfter = previous.element.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isAfter ? "forward" : "back";
  }

  /** The lesser of two contrasts: with what is around the ring, and with what is inside it (§2.3 of the design). */
  function computeRingContrast(element: Element): number {
    const { outlineColor, outlineOffset, outlineWidth, boxShadow } = getComputedStyle(element);
    const offset = Number.parseFloat(outlineOffset);
    const isInside = offset + Number.parseFloat(outlineWidth) <= 0;
    const around = computeBackground(isInside ? element : element.parentElement);
    const halo = boxShadow
      .split(/,(?![^(]*\))/)
      .find((shadow) => shadow.includes("(") && !shadow.includes("inset"));
    // Between the ring and its control: the halo, else a gap through which one sees what is around, else the control.
    const gap = offset >= 1 ? around : computeBackground(element);
    const inside = halo ? blendOver(/\w+\([^)]*\)/.exec(halo)?.[0] ?? "", around) : gap;
    const ring = blendOver(outlineColor, around);
    return Math.min(computeContrast(ring, around), computeContrast(ring, inside));
  }
  /** The colour painted behind, from the page up to this element. */
  function computeBackground(element: Element | null): number[] {
    if (!element) return [255, 255, 255];
    return blendOver(getComputedStyle(element).backgroundColor, computeBackground(element.parentElement));
  }
  function blendOver(color: string, below: number[]): number[] {
    // Nearly every colour is opaque or none at all: only the others are painted.
    const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color) ?? [];
    if (red && green && blue) return [red, green, blue].map(Number);
    if (color === "rgba(0, 0, 0, 0)") return below;
    const drawing = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!drawing) throw new Error("no colours can be read");
    drawing.fillStyle = `rgb(${below.join(" ")})`;
    drawing.fillRect(0, 0, 1, 1);
    drawing.fillStyle = color;
    drawing.fillRect(0, 0, 1, 1);
    return [...drawing.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }
  function computeContrast(one: number[], other: number[]): number {
    const computeLuminance = (color: number[]) => {
      const [red = 0, green = 0, blue = 0] = color
        .map((level) => level / 255)
        .map((level) => (level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const [dark = 0, bright = 0] = [computeLuminance(one), computeLuminance(other)].toSorted((a, b) => a - b);
    return bright / dark;
  }

  /** Within a landmark Tab goes down, on one line to the right, and from the foot of a column to the next one. */
  function listOrderFaults(from: InspectedStop, to: Element): string[] {
    if ((key !== "Tab" && key !== "Shift+Tab") || to === from.element || to === document.body) return [];
    const landmark = "main, nav, header, footer, aside, dialog, [role=dialog], [role=menu]";
    const place = to.closest(landmark);
    if (
      place !== from.element.closest(landmark) ||
      findStickyAncestor(to) !== findStickyAncestor(from.element)
    )
      return [];
    const [first, second] = key === "Tab" ? [from.element, to] : [to, from.element];
    // A dialog keeps the focus: after its last stop comes its first.
    const stops = [
      ...(place?.querySelectorAll("a[href], button, input, select, textarea, [tabindex='0']") ?? []),
    ];
    if (place?.matches("dialog, [role=dialog]") && stops.indexOf(first) > stops.indexOf(second)) return [];
    const [a, b] = [measureWidestBox(first), measureWidestBox(second)];
    const slack = 4;
    const above = b.bottom <= a.top + slack;
    const sameLine = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
    const wrong = (above && b.left < a.right - slack) || (sameLine && b.right <= a.left + slack);
    return wrong
      ? [`${key} from « ${from.name} » to « ${readName(to)} » goes against the way one reads`]
      : [];
  }
  /** Where it is drawn: a native radio may be a point in the corner of its card. */
  function measureWidestBox(element: Element): DOMRect {
    const boxes = listDrawnElements(element).map((one) => one.getBoundingClientRect());
    return boxes.reduce((widest, box) =>
      box.width * box.height > widest.width * widest.height ? box : widest,
    );
  }
  /** What sticks to the window while the rest scrolls has no place above or below it. */
  function findStickyAncestor(element: Element): Element | null {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(around).position)) return around;
    return null;
  }

  function listHiddenFaults(element: Element): string[] {
    const drawn = listDrawnElements(element).filter((one) => {
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
