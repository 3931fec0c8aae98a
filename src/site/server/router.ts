import type { Router } from "@orpc/server";
import type { siteContract } from "../contract.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { writeMessageEndpoint } from "./endpoints/writeMessage.ts";

/** One line per endpoint, as in the contract. */
export const siteRouter: Router<typeof siteContract, RequestContext> = {
  writeMessage: writeMessageEndpoint,
};
