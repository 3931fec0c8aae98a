import { useLocation, useRouter, useSearch } from "@tanstack/react-router";
import {
  changed,
  readListState,
  writeListState,
  type FiltersOf,
  type ListSchema,
  type ListState,
} from "./listState.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** This page of a list was reached from the one before it: going back is going to the previous page. */
    isTurned?: boolean;
  }
}

interface Page {
  items: readonly unknown[];
  total: number;
  /** False: there are more than the total. */
  isTotalExact: boolean;
  nextCursor: string | null;
}

/**
 * A list whose state lives in the address (search, filters, size, page), so that Back works and a list can be shared.
 * Searching and filtering replace the address, turning a page adds one: Back turns it back.
 */
export function useListState<Schema extends ListSchema>(schema: Schema) {
  const given = useSearch({ strict: false });
  const { pathname, state: entry } = useLocation();
  const { history } = useRouter();
  const state = readListState(schema, given);
  const addressOf = (next: ListState<Schema>) => {
    const query = new URLSearchParams(writeListState(next));
    return `${pathname}${query.size > 0 ? `?${query}` : ""}`;
  };
  const change = (next: Parameters<typeof changed<Schema>>[1]) =>
    history.replace(addressOf(changed(state, next)));
  const nothing = Object.fromEntries(Object.keys(schema).map((name) => [name, null])) as FiltersOf<Schema>;
  return {
    ...state,
    state,
    change,
    clear: () => change({ search: "", filters: nothing }),
    /** What the Pager under this page shows and does. */
    pagerOf: ({ items, total, isTotalExact, nextCursor }: Page) => ({
      before: state.page * state.size,
      shown: items.length,
      total,
      isTotalExact,
      size: state.size,
      onSize: (size: number) => change({ size }),
      /** A cursor only leads forward: whoever came by a link to this page goes back to the first. */
      onPrevious:
        state.page === 0
          ? null
          : entry.isTurned
            ? () => history.back()
            : () => history.replace(addressOf(changed(state, {}))),
      onNext: nextCursor
        ? () =>
            history.push(addressOf({ ...state, cursor: nextCursor, page: state.page + 1 }), {
              isTurned: true,
            })
        : null,
    }),
  };
}
