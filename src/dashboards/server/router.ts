import type { Router } from "@orpc/server";
import type { dashboardsContract } from "../contract.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { listReportsByPersonEndpoint } from "./endpoints/listReportsByPerson.ts";
import { listTeamReportsEndpoint } from "./endpoints/listTeamReports.ts";
import { readClosingDaysEndpoint } from "./endpoints/readClosingDays.ts";
import { readDashboardEndpoint } from "./endpoints/readDashboard.ts";
import { readParticipationEndpoint } from "./endpoints/readParticipation.ts";
import { readWatchEndpoint } from "./endpoints/readWatch.ts";

/** One line per endpoint, as in the contract. */
export const dashboardsRouter: Router<typeof dashboardsContract, RequestContext> = {
  read: readDashboardEndpoint,
  teamReports: listTeamReportsEndpoint,
  watch: readWatchEndpoint,
  participation: readParticipationEndpoint,
  reportsByPerson: listReportsByPersonEndpoint,
  closingDays: readClosingDaysEndpoint,
};
