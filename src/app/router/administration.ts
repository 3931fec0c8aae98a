import type { Router } from "@orpc/server";
import type { administrationContract } from "#administration/contract.ts";
import { listDeliveriesEndpoint } from "#administration/server/endpoints/listDeliveries.ts";
import { listEmailsEndpoint } from "#administration/server/endpoints/listEmails.ts";
import { readSampleEndpoint } from "#administration/server/endpoints/readSample.ts";
import { retryDeliveryEndpoint } from "#administration/server/endpoints/retryDelivery.ts";
import { sendTestEndpoint } from "#administration/server/endpoints/sendTest.ts";
import type { RequestContext } from "#platform/server/services.ts";

/** One line per endpoint, as in the contract. */
export const administrationRouter: Router<typeof administrationContract, RequestContext> = {
  emails: listEmailsEndpoint,
  sample: readSampleEndpoint,
  sendTest: sendTestEndpoint,
  deliveries: listDeliveriesEndpoint,
  retryDelivery: retryDeliveryEndpoint,
};
