import { useState } from "react";
import { useSay } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import type { Plural } from "#platform/texts.ts";
import {
  computeExtent,
  nothingSelected,
  selectedItems,
  toggle,
  togglePage,
  type Rows,
  type Selection,
} from "./selection.ts";

/**
 * What is selected in a list. It outlives turning a page, and ends with another search or filter (`question`), so
 * that no action reaches rows that the list no longer shows. Each change is announced by `count`.
 */
export function useSelection<Item>(rows: Rows<Item>, question: string, count: Plural | undefined) {
  const say = useSay();
  const [selection, setSelection] = useState<Selection<Item>>(nothingSelected);
  const [asked, setAsked] = useState(question);
  if (asked !== question) {
    setAsked(question);
    setSelection(nothingSelected);
  }
  const change = (next: Selection<Item>) => {
    setSelection(next);
    if (count) announce(say(count, { count: next.items.size }));
  };
  return {
    items: selectedItems(selection, rows),
    extent: computeExtent(selection, rows),
    has: (key: string) => selection.items.has(key),
    toggle: (key: string, isRange = false) => change(toggle(selection, rows, key, isRange)),
    togglePage: () => change(togglePage(selection, rows)),
    selectPage: () => {
      if (computeExtent(selection, rows) !== "all") change(togglePage(selection, rows));
    },
    select: (all: Rows<Item>) => change({ items: new Map(all), anchor: null }),
    clear: () => change(nothingSelected),
  };
}
