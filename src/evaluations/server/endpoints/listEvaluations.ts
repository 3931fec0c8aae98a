import * as z from "zod";
import { readCursor, writeCursor } from "#platform/server/cursor.ts";
import { handle } from "#platform/server/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { listVisible } from "../queries/list.ts";

const Place = z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()]);
const usualPage = 50;

export const listEvaluationsEndpoint = handle(evaluationsContract.list, async ({ input, actor, tx }) => {
  const limit = input.limit ?? usualPage;
  const place = readCursor(Place, input.cursor);
  const { last, ...page } = await listVisible(tx, actor, {
    search: input.search,
    status: input.status,
    after: place && { createdAt: place[0], id: place[1] },
    limit,
  });
  return { ...page, nextCursor: last && writeCursor(last) };
});
