import { and, sql } from "drizzle-orm";
import { toPage } from "#platform/server/database/cursor.ts";
import { handle } from "#platform/server/calls/handle.ts";
import {
  maxRowsToCount,
  isAll,
  matching,
  matchingSample,
  planSearch,
  computeTotal,
} from "#platform/server/database/search.ts";
import { jobsContract } from "../../contract.ts";
import { jobPositions, jobPositionWords } from "../../tables.ts";
import {
  afterPosition,
  byPositionName,
  narrowedPositions,
  toJobPosition,
  selectPositions,
} from "../queries.ts";

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
    .limit(maxRowsToCount);
  const { items, nextCursor } = toPage(rows, limit, ({ nameKey, id }) => [nameKey, id]);
  return { items: items.map(toJobPosition), nextCursor, ...computeTotal(search, counted.length, place) };
});
