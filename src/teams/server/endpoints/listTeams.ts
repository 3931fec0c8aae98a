import { and, sql } from "drizzle-orm";
import { handle } from "#platform/server/calls/handle.ts";
import {
  maxRowsToCount,
  isAll,
  matching,
  matchingSample,
  planSearch,
  computeTotal,
} from "#platform/server/database/search.ts";
import { teamsContract } from "../../contract.ts";
import { teams, teamWords } from "../../tables.ts";
import { narrowed, buildOrder, visibleTo } from "../search.ts";
import { selectTeams } from "../teams.ts";

export const listTeamsEndpoint = handle(teamsContract.list, async ({ input, actor, tx }) => {
  const { search: text, cursor, sort, limit = 50, ...question } = input;
  const order = buildOrder(sort);
  const search = await planSearch(tx, teamWords, actor.companyId, text);
  const filters = and(visibleTo(actor), narrowed(question));
  // Chosen first: managers, parents and members are looked up for one page only.
  const page = tx
    .select()
    .from(teams)
    .where(and(filters, matching(search, teams.id), order.after(cursor)))
    .orderBy(...order.by)
    .limit(limit + 1)
    .as("teams");
  const rows = await selectTeams(tx, actor, page).orderBy(...order.by);
  const place = { rows: rows.length, isFirst: !cursor, isLast: rows.length <= limit };
  const counted = tx
    .select({ one: sql`1`.as("one") })
    .from(teams)
    .where(and(filters, matchingSample(search, teams.id), isAll(place) ? sql`false` : undefined))
    .limit(maxRowsToCount)
    .as("counted");
  const [all] = await tx.select({ rows: sql<number>`count(*)::int` }).from(counted);
  return { ...order.toPage(rows, limit), ...computeTotal(search, all?.rows ?? 0, place) };
});
