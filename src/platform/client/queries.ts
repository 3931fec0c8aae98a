import type { Client } from "@orpc/client";
import type { AnyContractRouter } from "@orpc/contract";
import type { GeneralUtils, ProcedureUtils } from "@orpc/tanstack-query";
import { skipToken, type QueryFunctionContext } from "@tanstack/react-query";
import { createApi, type ConceptApi } from "./api.ts";

/** The part of oRPC's helpers for TanStack Query that the screens use. */
type Queries<Contract extends AnyContractRouter> = GeneralUtils<unknown> & {
  [Name in keyof ConceptApi<Contract>]: ConceptApi<Contract>[Name] extends Client<
    infer C,
    infer I,
    infer O,
    infer E
  >
    ? Pick<ProcedureUtils<C, I, O, E>, "queryKey" | "queryOptions"> & GeneralUtils<I>
    : never;
};

interface QueryInput {
  input?: unknown;
}

/**
 * The calls of one concept for TanStack Query, in the workspace only:
 * `queries.list.queryOptions({ input })`, `queries.list.key()` to refresh one, `queries.key()` to refresh them all.
 */
export function createQueries<Contract extends AnyContractRouter>(concept: string): Queries<Contract> {
  const api = createApi<Contract>(concept) as Record<string, Call>;
  const ofCall = (name: string) => {
    const key = () => [[concept, name], {}];
    const queryKey = ({ input }: QueryInput = {}) => [[concept, name], { type: "query", input }];
    const queryOptions = (asked: QueryInput = {}) => ({
      queryFn: ({ signal }: QueryFunctionContext) => api[name]?.(asked.input, { signal }),
      ...(asked.input === skipToken ? { enabled: false } : {}),
      ...asked,
      queryKey: queryKey(asked),
    });
    return { key, queryKey, queryOptions };
  };
  const all = { key: () => [[concept], {}] };
  return new Proxy(all, {
    get: (_, name: string) => (name === "key" ? all.key : ofCall(name)),
  }) as unknown as Queries<Contract>;
}

type Call = (input: unknown, options: { signal: AbortSignal }) => Promise<unknown>;
