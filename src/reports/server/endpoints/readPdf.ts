import { dayIn } from "#company/server/dayIn.ts";
import { refuse } from "#platform/errors.ts";
import { type Call, handleThen } from "#platform/server/calls/handle.ts";
import { parsePreformatted } from "#platform/server/http/preformattedJson.ts";
import type { Services } from "#platform/server/services.ts";
import { readStoredFile } from "#platform/server/files/storedFiles.ts";
import { reportsContract, type Report } from "../../contract.ts";
import { compare, type Comparison, loadComparison } from "../comparison.ts";
import { listOwnNotes } from "../conversationNotes.ts";
import { openReport, recordOpening } from "../openReport.ts";
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

type PdfCall = Call<{ evaluationId: string; earlierId?: string | undefined }>;

/** The comparison that the reader asked for: a session of a report link opens that report alone. */
async function openComparison(call: PdfCall, { layout, subject }: Report): Promise<Comparison | null> {
  const { earlierId } = call.input;
  if (!earlierId || !layout.sections.includes("since")) return null;
  if (call.actor.scope !== "full") return refuse("evaluation_not_found");
  const { comparison } = await loadComparison(call, call.input);
  await recordOpening(call, { evaluationId: earlierId, subjectId: subject.id });
  return comparison;
}

/** The report as a PDF. The opening is recorded with the reading, before the copy exists. */
export const readPdfEndpoint = handleThen(
  reportsContract.pdf,
  async (call) => {
    const { actor, input, services, tx } = call;
    const report = parsePreformatted(await openReport(call));
    return {
      report,
      comparison: await openComparison(call, report),
      notes: input.notes ? await listOwnNotes(tx, actor, input.evaluationId) : [],
      reader: { companyId: actor.companyId, personId: actor.profileId },
      today: dayIn(report.timeZone, services.now()),
      language: input.language ?? actor.language,
    };
  },
  async ({ comparison, ...found }, services) => {
    const since = comparison && compare(comparison);
    return makePdf({ ...found, since, logo: await readLogo(services, found) }, services.typesetter);
  },
);
