import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";
import { toPageInput, type ListSchema } from "#platform/listState.ts";
import { useListState } from "./useListState.ts";

interface ListQuestion<Schema extends ListSchema, Sort extends string, Data, Failure, Key extends QueryKey> {
  filters: Schema;
  /** The orders that the server knows, the usual one first. */
  sorts?: readonly Sort[];
  /** Reads a page; the one before stays until it has come. */
  read: (page: {
    input: ReturnType<typeof toPageInput<Schema, Sort>>;
    placeholderData: typeof keepPreviousData;
  }) => UseQueryOptions<Data, Failure, Data, Key>;
}

/** What every list begins with: its state in the address, and the page that this state asks of the server. */
export function useListScreen<
  Schema extends ListSchema,
  Data,
  Failure,
  Key extends QueryKey,
  Sort extends string = never,
>({ filters, sorts = [], read }: ListQuestion<Schema, Sort, Data, Failure, Key>) {
  const list = useListState(filters, sorts);
  const query = useQuery(read({ input: toPageInput(list.state), placeholderData: keepPreviousData }));
  return { schema: filters, list, query };
}
