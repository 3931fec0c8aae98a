import { useLocation, useRouter, useSearch } from "@tanstack/react-router";
import { failureFrom } from "#platform/client/api.ts";
import type { CountedPage } from "#platform/contract/page.ts";
import {
  changed,
  chosenSort,
  getSortDirection,
  isCursorRefused,
  nextSort,
  readListState,
  readSavedState,
  toSavedState,
  writeListState,
  type Change,
  type FilterValues,
  type ListSchema,
  type ListState,
} from "#platform/listState.ts";
import type { PagerProps } from "./Pager.tsx";
import type { TableSort } from "./SortButton.tsx";
import type { ViewControls } from "./views/savedViews.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** This page of a list was reached from the one before it: going back is going to the previous page. */
    isTurned?: boolean;
  }
}

/** What the page of a list needs of its state. */
export interface ListControls<Schema extends ListSchema> {
  search: string;
  filters: FilterValues<Schema>;
  change: (next: { search?: string; filters?: Partial<FilterValues<Schema>> }) => void;
  clear: () => void;
  hidden: readonly string[];
  /** Other columns, of the same page. */
  hide: (hidden: readonly string[]) => void;
  sorting: TableSort & ListOrders;
  /** What saved views need of the list. */
  viewing: ViewControls;
  buildPager: (page: CountedPage<unknown>) => PagerProps;
  /** The way to the first page when its own cannot be read because of its cursor; null otherwise. */
  wayBack: (error: unknown) => (() => void) | null;
}

/** The orders of a list, for where its headers cannot be pressed. */
export interface ListOrders {
  orders: readonly string[];
  order: string | null;
  onOrder: (order: string) => void;
}

/**
 * A list whose state lives in the address (search, filters, size, page), so that Back works and a list can be shared.
 * Searching and filtering replace the address, turning a page adds one: Back turns it back.
 */
export function useListState<Schema extends ListSchema, Sort extends string = never>(
  schema: Schema,
  sorts: readonly Sort[] = [],
) {
  const given = useSearch({ strict: false });
  const { pathname, state: entry } = useLocation();
  const { history } = useRouter();
  const state = readListState(schema, given, sorts);
  const buildAddress = (next: ListState<Schema, Sort>) => {
    const query = new URLSearchParams(writeListState(next));
    return `${pathname}${query.size > 0 ? `?${query}` : ""}`;
  };
  const change = (next: Change<Schema, Sort>) => history.replace(buildAddress(changed(state, next)));
  const toFirstPage = () => change({});
  const nothing = Object.fromEntries(Object.keys(schema).map((name) => [name, null])) as FilterValues<Schema>;
  return {
    ...state,
    state,
    change,
    /** For the headers of the table. */
    sorting: {
      getDirection: (column: string) => getSortDirection(state.sort, sorts, column),
      onSort: (column: string) => change({ sort: nextSort(state.sort, sorts, column) }),
      orders: sorts,
      order: state.sort ?? sorts[0] ?? null,
      onOrder: (order: string) => change({ sort: chosenSort(sorts, order) }),
    },
    viewing: {
      view: state.view,
      saved: toSavedState(state),
      isShown: (saved: string) => toSavedState(readSavedState(schema, sorts, saved)) === toSavedState(state),
      /** Another view is another list: Back leads to the one before. */
      show: (view: { id: string; state: string } | null) =>
        history.push(
          buildAddress({ ...readSavedState(schema, sorts, view?.state ?? ""), view: view?.id ?? null }),
        ),
      mark: (view: string) => history.replace(buildAddress({ ...state, view })),
    },
    wayBack: (error: unknown) =>
      error && isCursorRefused(state, failureFrom(error).code) ? toFirstPage : null,
    hide: (hidden: readonly string[]) => history.replace(buildAddress({ ...state, hidden })),
    clear: () => change({ search: "", filters: nothing }),
    /** What the Pager under this page shows and does. */
    buildPager: ({ items, total, isTotalExact, nextCursor }: CountedPage<unknown>) => ({
      before: state.page * state.size,
      shown: items.length,
      total,
      isTotalExact,
      size: state.size,
      onSize: (size: number) => change({ size }),
      /** A cursor only leads forward: a reader who came by a link to this page goes back to the first. */
      onPrevious: state.page === 0 ? null : entry.isTurned ? () => history.back() : toFirstPage,
      onNext: nextCursor
        ? () =>
            history.push(buildAddress({ ...state, cursor: nextCursor, page: state.page + 1 }), {
              isTurned: true,
            })
        : null,
    }),
  };
}
