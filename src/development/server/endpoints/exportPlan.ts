import { refuse } from "#platform/errors.ts";
import { handleDownload } from "#platform/server/calls/handle.ts";
import { exportSheet } from "#platform/server/export/download.ts";
import { exportPlanEndpoints } from "../../contract/exportPlan.ts";
import { readOwnData } from "../export/readOwnData.ts";
import { listRows, sheetIn } from "../export/sheet.ts";
import { requirePlanAccess } from "../plans/access.ts";

/** For its person alone, though others read the plan; a plan holds some hundred lines at most, so that it is read at once. */
export const exportPlanEndpoint = handleDownload(exportPlanEndpoints.exportPlan, async (call) => {
  const { tx, actor, services, input } = call;
  const { reader, timeZone } = await requirePlanAccess(tx, actor, input.profileId);
  if (reader !== "owner") refuse("not_found");
  const data = await readOwnData(tx, actor);
  const { language } = actor;
  const sheet = sheetIn(language);
  if (input.format === "csv") {
    const rows = listRows(data, language, timeZone);
    const pages = (async function* () {
      yield rows;
    })();
    return exportSheet("csv", sheet, pages, services.now(), language);
  }
  const text = JSON.stringify({ exportedAt: services.now().toISOString(), ...data }, null, 2);
  return { name: `${sheet.name}.json`, type: "application/json", body: new Blob([text]).stream() };
});
