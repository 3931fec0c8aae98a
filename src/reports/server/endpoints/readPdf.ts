import { dayIn } from "#company/server/dayIn.ts";
import { handleThen } from "#platform/server/handle.ts";
import { parsePreformatted } from "#platform/server/preformattedJson.ts";
import { reportsContract } from "../../contract.ts";
import { openReport } from "../openReport.ts";
import { makePdf } from "../pdf/makePdf.ts";

/** The report as a PDF. The opening is recorded with the reading, before the copy exists. */
export const readPdfEndpoint = handleThen(
  reportsContract.pdf,
  async (call) => {
    const report = parsePreformatted(await openReport(call));
    return {
      report,
      reader: { companyId: call.actor.companyId, personId: call.actor.profileId },
      today: dayIn(report.timeZone, call.services.now()),
      language: call.input.language ?? call.actor.language,
    };
  },
  (found, services) => makePdf(found, services.typesetter),
);
