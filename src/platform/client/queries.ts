import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import type { AnyContractRouter } from "@orpc/contract";
import { apiOf } from "./api.ts";

/**
 * The calls of one concept for TanStack Query, in the workspace only:
 * `queries.list.queryOptions({ input })`, `queries.invite.mutationOptions()`, `queries.key()` to refresh them all.
 */
export const queriesOf = <Contract extends AnyContractRouter>(concept: string) =>
  createTanstackQueryUtils(apiOf<Contract>(concept), { path: [concept] });
