import type { administrationContract, Delivery } from "#administration/contract.ts";
import { apiOf } from "#platform/client/api.ts";
import { queriesOf } from "#platform/client/queries.ts";

export const administrationApi = apiOf<typeof administrationContract>("administration");
export const administration = queriesOf<typeof administrationContract>("administration");

/** While something is on its way, its state is asked every other second. */
export const refreshAfter = (data: { items: readonly Pick<Delivery, "state">[] } | undefined) =>
  data?.items.some(({ state }) => state === "underWay") ? 2_000 : false;
