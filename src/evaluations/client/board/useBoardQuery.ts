import { keepPreviousData, useQueries } from "@tanstack/react-query";
import type { EvaluationStatus } from "../../vocabulary.ts";
import { evaluations } from "../queries.ts";

/** The number of cards in a column; the list has the others. */
const maxCardsPerColumn = 20;

/** The first evaluations of each status, once all columns are known: a column that came alone would move the others. */
export const useBoardQuery = (
  statuses: readonly EvaluationStatus[],
  question: Record<string, string | undefined>,
) =>
  useQueries({
    queries: statuses.map((status) =>
      evaluations.list.queryOptions({
        input: { ...question, status, limit: maxCardsPerColumn },
        placeholderData: keepPreviousData,
      }),
    ),
    combine: (columns) => {
      const pages = columns.flatMap(({ data }, at) => {
        const status = statuses[at];
        return data && status ? [{ status, page: data }] : [];
      });
      return {
        data: pages.length === statuses.length ? pages : undefined,
        error: columns.find(({ error }) => error)?.error ?? null,
        isFetching: columns.some(({ isFetching }) => isFetching),
        refetch: () => columns.forEach(({ refetch }) => void refetch()),
      };
    },
  });
