import { useRef, type RefObject } from "react";
import { useKeys } from "#platform/client/useKeys.ts";
import { useGo } from "../page/InternalLink.tsx";
import { areSingleKeysOn, isTyping } from "../layers/singleKeys.ts";
import { findRowKey, rowsIn } from "./rows.ts";

interface Keys {
  /** Where « N » leads. */
  newAt: string | undefined;
  /** « X », with Shift for a range. */
  onSelect: ((row: string, isRange: boolean) => void) | undefined;
  /** « Ctrl A ». */
  onSelectPage: (() => void) | undefined;
  /** « E ». */
  onEdit: (row: string) => void;
  /** Space on the name of a row. */
  onPreview: ((row: string) => void) | undefined;
}

/**
 * Single keys of a list, while the focus is in it or nowhere, and not in a field; they can be switched off (WCAG 2.1.4).
 * `Ctrl A` in its table only. Named in ShortcutsPanel.
 */
export function useListKeys(frame: RefObject<HTMLElement | null>, keys: Keys) {
  const go = useGo();
  /** What had the focus before « A » led to the bar of the selection. */
  const lastRow = useRef<HTMLElement>(null);
  useKeys((event) => {
    const list = frame.current;
    if (!list || event.defaultPrevented || event.altKey) return;
    // After a page has loaded, nothing has the focus yet: the keys are the list's.
    const isHere = event.target === document.body || list.contains(event.target as Node);
    if (!isHere || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    const row = findRowKey(event.target);
    if (event.ctrlKey || event.metaKey) {
      if (key !== "a" || !keys.onSelectPage || !list.querySelector("table")?.contains(event.target as Node))
        return;
      event.preventDefault();
      keys.onSelectPage();
      return;
    }
    if (key === "escape" && (event.target as Element).closest("[data-bulk]")) lastRow.current?.focus();
    if (!areSingleKeysOn()) return;
    if (key === "/") {
      event.preventDefault();
      list.querySelector<HTMLElement>("input[type=search]")?.focus();
    }
    if (key === "n" && keys.newAt) go(keys.newAt);
    if (key === "j" || key === "k") walk(list, key === "j" ? 1 : -1);
    if ((key === "arrowdown" || key === "arrowup") && row !== null) {
      event.preventDefault();
      walk(list, key === "arrowdown" ? 1 : -1);
    }
    if (key === "a") {
      const bar = list.querySelector<HTMLElement>("[data-bulk] button");
      if (bar && row !== null) lastRow.current = event.target as HTMLElement;
      bar?.focus();
    }
    if (key === "x" && row !== null) keys.onSelect?.(row, event.shiftKey);
    if (key === "e" && row !== null) keys.onEdit(row);
    if (key === " " && row !== null && keys.onPreview && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      keys.onPreview(row);
    }
  });
}

function walk(list: HTMLElement, step: 1 | -1) {
  const rows = rowsIn(list);
  const here = rows.findIndex((row) => row.closest("tr")?.contains(document.activeElement));
  const next = here === -1 ? (step === 1 ? 0 : rows.length - 1) : here + step;
  rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus();
}
