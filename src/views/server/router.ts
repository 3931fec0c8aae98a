import type { Router } from "@orpc/server";
import type { viewsContract } from "../contract.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { listViewsEndpoint } from "./endpoints/listViews.ts";
import { replaceViewsEndpoint } from "./endpoints/replaceViews.ts";

/** One line per endpoint, as in the contract. */
export const viewsRouter: Router<typeof viewsContract, RequestContext> = {
  list: listViewsEndpoint,
  replace: replaceViewsEndpoint,
};
