import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import type { Call } from "#platform/server/calls/handle.ts";
import type { PulseReport } from "../../contract/report.ts";
import { readReport } from "../reports/readReport.ts";

/** What the page shows this reader of a closed run. A file that is taken is logged as an opening is (readReport.ts). */
export async function openClosedReport(
  call: Call<{ id: string }>,
  { format }: { format: "csv" | "xlsx" | "pdf" },
): Promise<PulseReport> {
  const { tx, actor, input } = call;
  const report = await readReport(tx, actor, input.id);
  if (!report.snapshot) return refuse("not_found");
  if (report.reader !== "asked")
    await audit(tx, call, {
      action: "pulse.report_exported",
      objectType: "pulse_run",
      objectId: report.id,
      details: { format },
    });
  return report;
}
