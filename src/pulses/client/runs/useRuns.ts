import { useInfiniteQuery } from "@tanstack/react-query";
import type { Query } from "#platform/ui/page/QueryView.tsx";
import type { RunRow } from "../../contract/runs.ts";
import type { RunStatus } from "../../vocabulary.ts";
import { pulses, pulsesApi } from "../queries.ts";

/** In the order in which they are looked at: those that people answer now first. */
export const shownStatuses = ["open", "scheduled", "closed", "cancelled"] as const satisfies RunStatus[];

const pageSize = 25;

/** The runs of a status, page after page. */
const useRunPages = (status: RunStatus) =>
  useInfiniteQuery({
    queryKey: [...pulses.listRuns.key(), "pages", status],
    queryFn: ({ pageParam, signal }) =>
      pulsesApi.listRuns(
        { status, limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export interface Runs {
  query: Query<RunRow[]>;
  /** Of statuses of which there are more: reads the next page. */
  more: { status: RunStatus; busy: boolean; read: () => void }[];
}

/** All statuses on one page: what is open is never behind what is over. */
export function useRuns(): Runs {
  const read = {
    open: useRunPages("open"),
    scheduled: useRunPages("scheduled"),
    closed: useRunPages("closed"),
    cancelled: useRunPages("cancelled"),
  };
  const queries = shownStatuses.map((status) => ({ ...read[status], status }));
  const isHere = queries.every(({ data }) => data !== undefined);
  return {
    query: {
      data: isHere
        ? queries.flatMap(({ data }) => data?.pages.flatMap(({ items }) => items) ?? [])
        : undefined,
      error: queries.find(({ error }) => error !== null)?.error ?? null,
      isFetching: queries.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
    },
    more: queries
      .filter(({ hasNextPage }) => hasNextPage)
      .map(({ status, isFetchingNextPage, fetchNextPage }) => ({
        status,
        busy: isFetchingNextPage,
        read: () => void fetchNextPage(),
      })),
  };
}
