import { handle } from "#platform/server/calls/handle.ts";
import { dashboardsContract } from "../../contract.ts";
import { listReportsByPerson } from "../hub/reportsByPerson.ts";

export const listReportsByPersonEndpoint = handle(dashboardsContract.reportsByPerson, async (call) =>
  listReportsByPerson(call, { ...call.input, limit: call.input.limit ?? 50 }),
);
