import { mostAtOnce } from "#platform/bulk.ts";
import { handle } from "#platform/server/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { listVisible, wantedOf } from "../queries/list.ts";

/** Every one that the list finds, with the facts that the rules of bulk actions ask about. */
export const listSelectableEndpoint = handle(evaluationsContract.selectable, async (call) => {
  const all = { ...wantedOf(call.input), cursor: undefined, limit: mostAtOnce };
  const { items } = await listVisible(call, all);
  return { items };
});
