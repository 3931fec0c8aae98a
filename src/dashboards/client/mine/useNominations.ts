import { useQuery } from "@tanstack/react-query";
import type { nominationsContract } from "#nominations/contract.ts";
import { createQueries } from "#platform/client/queries.ts";

const { waiting } = createQueries<typeof nominationsContract>("nominations");

/** What the reader is asked to propose or to decide. Refused until their address is proved: then the home says so. */
export const useNominations = () => useQuery(waiting.queryOptions({ input: {} })).data?.items ?? [];
