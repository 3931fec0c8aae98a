import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Query } from "#platform/ui/page/QueryView.tsx";
import type { OpenSurvey, PastSurvey } from "../../contract/survey.ts";
import { pulses, pulsesApi } from "../queries.ts";

export type MySurvey = ({ kind: "open" } & OpenSurvey) | ({ kind: "past" } & PastSurvey);

/** What awaits the reader's answer, the one that closes first before the others; then what is over, the latest first. */
export function useMySurveys(): {
  query: Query<MySurvey[]>;
  more: { busy: boolean; read: () => void } | null;
} {
  const open = useQuery(pulses.openSurveys.queryOptions({ input: {} }));
  const past = useInfiniteQuery({
    queryKey: [...pulses.pastSurveys.key(), "pages"],
    queryFn: ({ pageParam, signal }) =>
      pulsesApi.pastSurveys(pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return {
    query: {
      data:
        open.data && past.data
          ? [
              ...open.data.items.map((survey) => ({ kind: "open" as const, ...survey })),
              ...past.data.pages.flatMap(({ items }) =>
                items.map((survey) => ({ kind: "past" as const, ...survey })),
              ),
            ]
          : undefined,
      error: open.error ?? past.error,
      isFetching: open.isFetching || past.isFetching,
      refetch: () => Promise.all([open.refetch(), past.refetch()]),
    },
    more: past.hasNextPage ? { busy: past.isFetchingNextPage, read: () => void past.fetchNextPage() } : null,
  };
}
