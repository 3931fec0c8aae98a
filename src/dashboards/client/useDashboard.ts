import { useQuery } from "@tanstack/react-query";
import { readAddress } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";
import type { Dashboard, dashboardsContract } from "../contract.ts";
import { homeAddress } from "../rules/homeAddress.ts";

export const dashboards = createQueries<typeof dashboardsContract>("dashboards");

/** What waits for the reader. Never fresh, since changes anywhere else affect it. */
export const useDashboard = () =>
  useQuery({
    queryKey: dashboards.read.queryKey({ input: {} }),
    queryFn: () => readAddress<Dashboard>(homeAddress),
    staleTime: 0,
  });
