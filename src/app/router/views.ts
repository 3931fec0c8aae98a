import type { Router } from "@orpc/server";
import type { viewsContract } from "#views/contract.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { listViewsEndpoint } from "#views/server/endpoints/listViews.ts";
import { replaceViewsEndpoint } from "#views/server/endpoints/replaceViews.ts";
import { lists } from "../lists.ts";

/** One line per endpoint, as in the contract. */
export const viewsRouter: Router<typeof viewsContract, RequestContext> = {
  list: listViewsEndpoint(lists),
  replace: replaceViewsEndpoint(lists),
};
