import { maxBulkItems } from "#platform/bulk.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { listVisible, toListQuery } from "../queries/list.ts";

/** All evaluations that the list finds, with the facts that the rules of bulk actions need. */
export const listSelectableEndpoint = handle(evaluationsContract.selectable, async (call) => {
  const all = { ...toListQuery(call.input), cursor: undefined, limit: maxBulkItems };
  const { items } = await listVisible(call, all);
  return { items };
});
