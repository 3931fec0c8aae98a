import type { Router } from "@orpc/server";
import type { RequestContext } from "#platform/server/services.ts";
import type { analyticsContract } from "../contract.ts";

/** One line per endpoint, as in the contract. */
export const analyticsRouter: Router<typeof analyticsContract, RequestContext> = {};
