import { handle } from "#platform/server/calls/handle.ts";
import { reportsContract } from "../../contract.ts";
import { openReport } from "../openReport.ts";

export const readReportEndpoint = handle(reportsContract.read, openReport);
