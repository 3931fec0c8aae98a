import type { Router } from "@orpc/server";
import type { RequestContext } from "#platform/server/services.ts";
import type { pulsesContract } from "../contract.ts";

/** One line per endpoint, as in the contract. */
export const pulsesRouter: Router<typeof pulsesContract, RequestContext> = {};
