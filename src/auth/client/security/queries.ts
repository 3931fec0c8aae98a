import { useQueryClient } from "@tanstack/react-query";
import type { authContract } from "#auth/contract.ts";
import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";

export const securityApi = createApi<typeof authContract>("auth");
const auth = createQueries<typeof authContract>("auth");

/** Always asked anew: sessions open and close elsewhere. */
export const securityQuery = auth.security.queryOptions({ input: {}, staleTime: 0 });

export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: securityQuery.queryKey });
}
