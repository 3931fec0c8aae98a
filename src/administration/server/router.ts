import type { Router } from "@orpc/server";
import type { administrationContract } from "../contract.ts";
import { listDeliveriesEndpoint } from "./endpoints/listDeliveries.ts";
import { listEmailsEndpoint } from "./endpoints/listEmails.ts";
import { readSampleEndpoint } from "./endpoints/readSample.ts";
import { retryDeliveryEndpoint } from "./endpoints/retryDelivery.ts";
import { sendTestEndpoint } from "./endpoints/sendTest.ts";
import type { RequestContext } from "#platform/server/services.ts";

/** One line per endpoint, as in the contract. */
export const administrationRouter: Router<typeof administrationContract, RequestContext> = {
  emails: listEmailsEndpoint,
  sample: readSampleEndpoint,
  sendTest: sendTestEndpoint,
  deliveries: listDeliveriesEndpoint,
  retryDelivery: retryDeliveryEndpoint,
};
