import { useQuery } from "@tanstack/react-query";
import { readAddress } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";
import type { Dashboard, dashboardsContract } from "../contract.ts";
import { homeAddress } from "../rules/homeAddress.ts";

export const dashboards = createQueries<typeof dashboardsContract>("dashboards");

/** What waits for the reader. Everything else changes it: it is asked again each time. */
export const useDashboard = () =>
  useQuery({
    queryKey: dashboards.read.queryKey({ input: {} }),
    queryFn: () => readAddress<Dashboard>(homeAddress),
    staleTime: 0,
  });
