import { and, sql } from "drizzle-orm";
import { pageOf } from "#platform/server/cursor.ts";
import { handle } from "#platform/server/handle.ts";
import {
  countedRows,
  isAll,
  matching,
  matchingSample,
  planSearch,
  totalOf,
} from "#platform/server/search.ts";
import { jobsContract } from "../../contract.ts";
import { jobPositions, jobPositionWords } from "../../tables.ts";
import { afterPosition, byPositionName, narrowedPositions, positionOf, selectPositions } from "../queries.ts";

export const listPositionsEndpoint = handle(jobsContract.listPositions, async ({ input, actor, tx }) => {
  const { companyId } = actor;
  const { cursor, limit = 50 } = input;
  const search = await planSearch(tx, jobPositionWords, companyId, input.search);
  const narrowed = narrowedPositions(companyId, input);
  const rows = await selectPositions(tx)
    .where(and(narrowed, matching(search, jobPositions.id), afterPosition(cursor)))
    .orderBy(...byPositionName)
    .limit(limit + 1);
  const place = { rows: rows.length, isFirst: !cursor, isLast: rows.length <= limit };
  const counted = await tx
    .select({ one: sql`1` })
    .from(jobPositions)
    .where(and(narrowed, matchingSample(search, jobPositions.id), isAll(place) ? sql`false` : undefined))
    .limit(countedRows);
  const { items, nextCursor } = pageOf(rows, limit, ({ nameKey, id }) => [nameKey, id]);
  return { items: items.map(positionOf), nextCursor, ...totalOf(search, counted.length, place) };
});
