import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { analytics, analyticsApi } from "#analytics/client/queries.ts";
import type { CutKind } from "#analytics/vocabulary.ts";
import { mergePages, type FigurePeriod } from "../../../rules/figures.ts";

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
