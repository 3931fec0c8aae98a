import type { administrationContract, Delivery } from "#administration/contract.ts";
import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";

export const administrationApi = createApi<typeof administrationContract>("administration");
export const administration = createQueries<typeof administrationContract>("administration");

/** While something is on its way, its state is asked every other second. */
export const refreshAfter = (data: { items: readonly Pick<Delivery, "state">[] } | undefined) =>
  data?.items.some(({ state }) => state === "underWay") ? 2_000 : false;
