import { useQuery } from "@tanstack/react-query";
import type { nominationsContract } from "#nominations/contract.ts";
import { createQueries } from "#platform/client/queries.ts";

const { waiting } = createQueries<typeof nominationsContract>("nominations");

/** Proposals that the reader has to make or to decide. Refused until their address is proved, which the home requests. */
export const useNominations = () => useQuery(waiting.queryOptions({ input: {} })).data?.items ?? [];
