import { exportSheet } from "#platform/server/export/download.ts";
import { handleDownload } from "#platform/server/calls/handle.ts";
import { reportFileEndpoints } from "../../contract/reportFiles.ts";
import { listReportLines, sheetIn } from "../files/reportSheet.ts";
import { openClosedReport } from "../files/openClosedReport.ts";

/** One page: what a report says does not grow with the people who answered, but for what they wrote. */
export const exportReportEndpoint = handleDownload(reportFileEndpoints.exportReport, async (call) => {
  const { input, actor, services } = call;
  const report = await openClosedReport(call, { format: input.format });
  const language = input.language ?? actor.language;
  const lines = listReportLines(language, report);
  async function* pages() {
    yield lines;
  }
  return exportSheet(input.format, sheetIn(language, report), pages(), services.now(), language);
});
