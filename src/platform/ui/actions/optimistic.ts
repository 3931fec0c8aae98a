import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";

/** The optimistic writes of one query, whichever part of the screen makes them. */
export const optimisticKey = (queryKey: QueryKey) => ["optimistic", hashKey(queryKey)];

/** Queries that showed a write which failed, by client. */
const staleQueries = new WeakMap<QueryClient, Set<string>>();

/** A write failed: what is shown was put back, yet the server may hold it, or another write that came meanwhile. */
export function noteFailure(client: QueryClient, queryKey: QueryKey): void {
  const keys = staleQueries.get(client) ?? new Set<string>();
  keys.add(hashKey(queryKey));
  staleQueries.set(client, keys);
}

/** After the last of several writes, one of which failed, the query is asked again: the screen shows what is stored. */
export function settle(client: QueryClient, queryKey: QueryKey): void {
  // The one that settles still counts.
  if (client.isMutating({ mutationKey: optimisticKey(queryKey) }) > 1) return;
  if (!staleQueries.get(client)?.delete(hashKey(queryKey))) return;
  void client.invalidateQueries({ queryKey });
}
