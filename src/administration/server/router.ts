import type { Router } from "@orpc/server";
import type { administrationContract } from "../contract.ts";
import { listDeliveriesEndpoint } from "./endpoints/listDeliveries.ts";
import { listEmailsEndpoint } from "./endpoints/listEmails.ts";
import { readBackgroundEndpoint } from "./endpoints/readBackground.ts";
import { readContentHealthEndpoint } from "./endpoints/readContentHealth.ts";
import { readFailuresEndpoint } from "./endpoints/readFailures.ts";
import { readMailHealthEndpoint } from "./endpoints/readMailHealth.ts";
import { readSampleEndpoint } from "./endpoints/readSample.ts";
import { readStorageEndpoint } from "./endpoints/readStorage.ts";
import { readVersionsEndpoint } from "./endpoints/readVersions.ts";
import { retryDeliveryEndpoint } from "./endpoints/retryDelivery.ts";
import { sendTestEndpoint } from "./endpoints/sendTest.ts";
import type { RequestContext } from "#platform/server/services.ts";

/** One line per endpoint, as in the contract. */
export const administrationRouter: Router<typeof administrationContract, RequestContext> = {
  background: readBackgroundEndpoint,
  mail: readMailHealthEndpoint,
  failures: readFailuresEndpoint,
  content: readContentHealthEndpoint,
  storage: readStorageEndpoint,
  versions: readVersionsEndpoint,
  emails: listEmailsEndpoint,
  sample: readSampleEndpoint,
  sendTest: sendTestEndpoint,
  deliveries: listDeliveriesEndpoint,
  retryDelivery: retryDeliveryEndpoint,
};
