import { handle } from "#platform/server/calls/handle.ts";
import { listTeamReports } from "#reports/server/teamReports.ts";
import { dashboardsContract } from "../../contract.ts";

export const listTeamReportsEndpoint = handle(dashboardsContract.teamReports, async ({ actor, tx }) => ({
  items: await listTeamReports(tx, actor),
}));
