import { useEffect, useRef, type RefObject } from "react";
import { focusRow, showRow } from "./rows.ts";

/**
 * The row that a drawer shows stays in view behind it. Closing gives the focus back to what opened the drawer, or to the
 * row that was reached in it.
 */
export function usePreviewedRow(frame: RefObject<HTMLElement | null>, shown: string | null) {
  const opened = useRef<string | null>(null);
  const last = useRef<string | null>(null);
  useEffect(() => {
    const list = frame.current;
    if (!list) return;
    if (shown !== null) {
      opened.current ??= shown;
      last.current = shown;
      showRow(list, shown);
      return;
    }
    if (last.current !== null && last.current !== opened.current) {
      showRow(list, last.current);
      focusRow(list, last.current);
    }
    opened.current = null;
    last.current = null;
  }, [shown, frame]);
}
