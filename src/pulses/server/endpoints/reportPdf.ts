import { dayIn } from "#company/server/dayIn.ts";
import { readCompany } from "#company/server/queries.ts";
import { handleThen } from "#platform/server/calls/handle.ts";
import { reportFileEndpoints } from "../../contract/reportFiles.ts";
import { openClosedReport } from "../files/openClosedReport.ts";
import { makePulsePdf } from "../files/pdf/makePulsePdf.ts";

/** The results on paper. The opening is recorded with the reading, before the copy exists. */
export const reportPdfEndpoint = handleThen(
  reportFileEndpoints.reportPdf,
  async (call) => {
    const { actor, input, services, tx } = call;
    const report = await openClosedReport(call, { format: "pdf" });
    const { name, timeZone } = await readCompany(tx, actor.companyId);
    return {
      report,
      company: name,
      today: dayIn(timeZone, services.now()),
      language: input.language ?? actor.language,
      reader: { companyId: actor.companyId, personId: actor.profileId },
    };
  },
  (found, services) => makePulsePdf(found, services.typesetter),
);
