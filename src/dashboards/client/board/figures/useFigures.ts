import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { analyticsContract } from "#analytics/contract.ts";
import type { CutKind } from "#analytics/vocabulary.ts";
import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";
import { mergePages, type FigurePeriod } from "../../../rules/figures.ts";

const analyticsApi = createApi<typeof analyticsContract>("analytics");
export const analytics = createQueries<typeof analyticsContract>("analytics");

export type PartKind = Exclude<CutKind, "company">;

/** Rows that a widget shows before « Afficher la suite ». */
const rowsPerPage = 20;

/** The figures of a period by parts of the company, page after page. */
export function useFigures(by: PartKind, { kind, start }: FigurePeriod) {
  const query = useInfiniteQuery({
    queryKey: [...analytics.figures.key(), "pages", by, kind, start],
    queryFn: ({ pageParam, signal }) =>
      analyticsApi.figures(
        { kind, day: start, by, limit: rowsPerPage, ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  return {
    data: query.data && mergePages(query.data.pages),
    error: query.error,
    isFetching: query.isFetching,
    isPlaceholderData: query.isPlaceholderData,
    refetch: query.refetch,
    readMore: () => void query.fetchNextPage(),
    isReadingMore: query.isFetchingNextPage,
  };
}
