import { dayIn } from "#company/server/dayIn.ts";
import { handleThen } from "#platform/server/calls/handle.ts";
import { parsePreformatted } from "#platform/server/http/preformattedJson.ts";
import type { Services } from "#platform/server/services.ts";
import { readStoredFile } from "#platform/server/files/storedFiles.ts";
import { reportsContract, type Report } from "../../contract.ts";
import { openReport } from "../openReport.ts";
import { makePdf } from "../pdf/makePdf.ts";

/** The logo of the company, or none: the report is made all the same. */
async function readLogo(
  services: Services,
  { report, reader }: { report: Report; reader: { companyId: string } },
): Promise<Uint8Array | null> {
  if (!report.companyLogo) return null;
  try {
    return await readStoredFile(services, { companyId: reader.companyId, id: report.companyLogo });
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    services.log.warn({ failure }, "a report is printed without the logo");
    return null;
  }
}

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
  async (found, services) =>
    makePdf({ ...found, logo: await readLogo(services, found) }, services.typesetter),
);
