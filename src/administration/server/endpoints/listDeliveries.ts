import { readCompany } from "#company/server/queries.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { administrationContract } from "../../contract.ts";
import { listDeliveries } from "../deliveries.ts";

export const listDeliveriesEndpoint = handle(
  administrationContract.deliveries,
  async ({ actor: { companyId }, tx, services }) => {
    const { timeZone } = await readCompany(tx, companyId);
    return { items: await listDeliveries(tx, services.emails, { companyId, timeZone }) };
  },
);
