import type { Router } from "@orpc/server";
import type { RequestContext } from "#platform/server/services.ts";
import type { contract } from "./api.ts";

/** One line per endpoint, as in the contract. */
export const router = {} as Router<typeof contract, RequestContext>;
