import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { reportEndpoints } from "../../contract/report.ts";
import { readReport } from "../reports/readReport.ts";

/** An opening is logged, but for those who read it because they were asked: nothing is written of one who may have answered. */
export const readReportEndpoint = handle(reportEndpoints.readReport, async (call) => {
  const { input, actor, tx } = call;
  const report = await readReport(tx, actor, input.id);
  if (report.snapshot && report.reader !== "asked")
    await audit(tx, call, { action: "pulse.report_opened", objectType: "pulse_run", objectId: report.id });
  return report;
});
