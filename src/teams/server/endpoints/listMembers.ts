import { and, sql } from "drizzle-orm";
import { after, matchesSample, toPeoplePage, planPeopleSearch } from "#people/server/search.ts";
import { profiles } from "#people/tables.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { maxRowsToCount, isAll, isAmong, computeTotal } from "#platform/server/database/search.ts";
import { teamsContract } from "../../contract.ts";
import { selectMemberIds, selectMembers } from "../members.ts";
import { requireVisible } from "../teams.ts";

export const listMembersEndpoint = handle(teamsContract.members, async ({ input, actor, tx }) => {
  const { id, search: text, cursor, limit = 50 } = input;
  const { companyId } = actor;
  await requireVisible(tx, actor, id);
  const search = await planPeopleSearch(tx, companyId, text);
  const rows = await selectMembers(tx, companyId, id, search, after(cursor), limit + 1);
  const place = { rows: rows.length, isFirst: !cursor, isLast: rows.length <= limit };
  const counted = tx
    .select({ one: sql`1`.as("one") })
    .from(profiles)
    .where(
      and(
        matchesSample(companyId, search),
        isAmong(profiles.id, selectMemberIds(companyId, id)),
        isAll(place) ? sql`false` : undefined,
      ),
    )
    .limit(maxRowsToCount)
    .as("counted");
  const [all] = await tx.select({ rows: sql<number>`count(*)::int` }).from(counted);
  return { ...toPeoplePage(rows, limit), ...computeTotal(search, all?.rows ?? 0, place) };
});
