import { useLayoutEffect, type RefObject } from "react";

/**
 * Marks a frame that scrolls sideways with what lies beyond its edges: `data-before` and `data-after`, for its style
 * sheet.
 */
export function useScrollEdges(frame: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const mark = () => {
      const left = Math.abs(element.scrollLeft);
      element.toggleAttribute("data-before", left > 1);
      element.toggleAttribute("data-after", left + element.clientWidth < element.scrollWidth - 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener("scroll", mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", mark);
    };
  }, [frame]);
}
