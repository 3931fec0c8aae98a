import * as z from "zod";
import { pageOf, readCursor } from "#platform/server/cursor.ts";
import { handle } from "#platform/server/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { countVisible, listVisible } from "../queries/list.ts";

const Place = z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()]);
const usualPage = 50;

export const listEvaluationsEndpoint = handle(evaluationsContract.list, async ({ input, actor, tx }) => {
  const limit = input.limit ?? usualPage;
  const place = readCursor(Place, input.cursor);
  const wanted = {
    search: input.search,
    status: input.status,
    after: place && { createdAt: place[0], id: place[1] },
  };
  const found = await listVisible(tx, actor, { ...wanted, limit: limit + 1 });
  const total = await countVisible(tx, actor, { ...wanted, limit });
  return { ...pageOf(found, limit, ({ createdAt, id }) => [createdAt, id]), total };
});
