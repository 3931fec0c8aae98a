import { and, eq, sql } from "drizzle-orm";
import { after, byName, matches, toPeoplePage, planPeopleSearch, sortKeys } from "#people/server/search.ts";
import { profiles } from "#people/tables.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { teamsContract } from "../../contract.ts";
import { selectMemberIds } from "../members.ts";
import { requireVisible } from "../teams.ts";

export const listCandidatesEndpoint = handle(teamsContract.candidates, async ({ input, actor, tx }) => {
  const { id, search: text, cursor, limit = 20 } = input;
  const { companyId } = actor;
  await requireVisible(tx, actor, id);
  const search = await planPeopleSearch(tx, companyId, text);
  const rows = await tx
    .select({
      id: profiles.id,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      email: profiles.email,
      jobTitle: profiles.jobTitle,
      avatar: profiles.avatar,
      ...sortKeys,
    })
    .from(profiles)
    .where(
      and(
        matches(companyId, search),
        eq(profiles.isActive, true),
        sql`${profiles.id} <> all(array(${selectMemberIds(companyId, id)}))`,
        after(cursor),
      ),
    )
    .orderBy(...byName)
    .limit(limit + 1);
  return toPeoplePage(rows, limit);
});
