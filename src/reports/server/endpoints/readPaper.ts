import { dayIn } from "#evaluations/server/today.ts";
import { handleThen } from "#platform/server/handle.ts";
import { readable } from "#platform/server/writtenJson.ts";
import { reportsContract } from "../../contract.ts";
import { openReport } from "../openReport.ts";
import { makePaper } from "../paper/makePaper.ts";

/** The report as a PDF. The opening is noted with the reading: nobody keeps a copy unseen. */
export const readPaperEndpoint = handleThen(
  reportsContract.paper,
  async (call) => {
    const report = readable(await openReport(call));
    return {
      report,
      reader: { companyId: call.actor.companyId, personId: call.actor.profileId },
      today: dayIn(report.timeZone, call.services.now()),
      language: call.input.language ?? call.actor.language,
    };
  },
  (found, services) => makePaper(found, services.typesetter),
);
