import type { ReactNode } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { ExportFormat } from "#platform/contract/exports.ts";
import type { Plural } from "#platform/texts.ts";
import { later } from "../later.ts";
import type { BulkAction } from "./BulkBar.tsx";
import type { TableSelection } from "./SelectBox.tsx";
import type { Rows } from "./selection.ts";
import { useSelection } from "./useSelection.ts";

const BulkBar = later(async () => (await import("./BulkBar.tsx")).BulkBar);

/** What a list whose rows can be selected says of them, and does with them. */
export interface SelectionOptions<Item> {
  /** « {count} personnes sélectionnées ». */
  count: Plural;
  getKey: (item: Item) => string;
  getName: (item: Item) => string;
  /** All that the list finds, on whatever page; offered up to `max`. */
  every: () => Promise<readonly Item[]>;
  max: number;
  actions: (items: readonly Item[], clear: () => void) => readonly BulkAction[];
  /** What is selected as a file. */
  onExport?: (format: ExportFormat, items: readonly Item[]) => Promise<File>;
}

interface ShownRows<Item> {
  rows: Rows<Item>;
  total: number;
  /** What the list is asked: another search or filter begins another selection. */
  question: string;
}

interface ListSelection<Item> {
  table: TableSelection<Item>;
  bar: ReactNode;
  toggle: (key: string, isRange: boolean) => void;
  selectPage: () => void;
}

/** The selection of a list: its boxes, its bar, what the keys do; null where nothing can be selected. */
export function useListSelection<Item>(
  selecting: SelectionOptions<Item> | undefined,
  { rows, total, question }: ShownRows<Item>,
): ListSelection<Item> | null {
  const { list: texts } = useTexts("kit");
  const say = useSay();
  const selection = useSelection(rows, question, selecting?.count);
  if (!selecting) return null;
  const { count, getKey, getName, every, max, actions, onExport } = selecting;
  const { items, extent, has, toggle, togglePage, selectPage, select, clear } = selection;
  const isMore = extent === "all" && items.length < total && total <= max;
  const everything = isMore
    ? { total, select: async () => select((await every()).map((item) => [getKey(item), item] as const)) }
    : null;
  return {
    toggle,
    selectPage,
    table: {
      extent,
      has,
      toggle,
      togglePage,
      pageLabel: texts.selectPage,
      formatLabel: (item) => say(texts.selectRow, { name: getName(item) }),
    },
    bar: (
      <BulkBar
        open={items.length > 0}
        selected={items.length}
        count={count}
        actions={actions(items, clear)}
        everything={everything}
        onExport={onExport && ((format) => onExport(format, items))}
        onClear={clear}
      />
    ),
  };
}
