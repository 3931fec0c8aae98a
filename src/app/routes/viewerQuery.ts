import { queryOptions } from "@tanstack/react-query";
import type { authContract, Viewer } from "#auth/contract.ts";
import { viewerAddress } from "#auth/rules/viewerAddress.ts";
import { readAddress } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";

const auth = createQueries<typeof authContract>("auth");

/** Who is signed in, read at its address, which the head of the page has asked for already (src/app/pageParts.ts). */
export const viewerQuery = queryOptions({
  queryKey: auth.viewer.queryKey({ input: {} }),
  queryFn: () => readAddress<Viewer | null>(viewerAddress),
  staleTime: 5 * 60_000,
});
