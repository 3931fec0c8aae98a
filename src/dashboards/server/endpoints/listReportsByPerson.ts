import { handle } from "#platform/server/calls/handle.ts";
import { dashboardsContract } from "../../contract.ts";
import { listReportsByPerson } from "../hub/reportsByPerson.ts";

export const listReportsByPersonEndpoint = handle(dashboardsContract.reportsByPerson, async (call) => {
  const { search, cursor, limit = 50 } = call.input;
  return listReportsByPerson(call, { search, cursor, limit });
});
