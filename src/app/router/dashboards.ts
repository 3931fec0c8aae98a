import type { Router } from "@orpc/server";
import type { dashboardsContract } from "#dashboards/contract.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { listTeamReportsEndpoint } from "#dashboards/server/endpoints/listTeamReports.ts";
import { readDashboardEndpoint } from "#dashboards/server/endpoints/readDashboard.ts";

/** One line per endpoint, as in the contract. */
export const dashboardsRouter: Router<typeof dashboardsContract, RequestContext> = {
  read: readDashboardEndpoint,
  teamReports: listTeamReportsEndpoint,
};
