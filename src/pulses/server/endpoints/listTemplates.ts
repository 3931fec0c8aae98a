import { readCompany } from "#company/server/queries.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { templateEndpoints } from "../../contract/templates.ts";
import { listTemplates } from "../templates.ts";

export const listTemplatesEndpoint = handle(
  templateEndpoints.listTemplates,
  async ({ input: { state = "kept", cursor, limit = 50 }, actor: { companyId }, tx }) => {
    const { timeZone } = await readCompany(tx, companyId);
    return listTemplates(tx, companyId, { state, timeZone, cursor, limit });
  },
);
