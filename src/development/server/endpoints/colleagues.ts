import { and, eq, ne } from "drizzle-orm";
import { after, byName, matches, planPeopleSearch, sortKeys, toPeoplePage } from "#people/server/search.ts";
import { profiles } from "#people/tables.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { colleagueEndpoints } from "../../contract/colleagues.ts";

const defaultPageSize = 20;

export const colleaguesEndpoint = handle(colleagueEndpoints.colleagues, async ({ input, actor, tx }) => {
  const { companyId, profileId } = actor;
  const { limit = defaultPageSize } = input;
  const search = await planPeopleSearch(tx, companyId, input.search);
  const found = await tx
    .select({
      id: profiles.id,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      avatar: profiles.avatar,
      jobTitle: profiles.jobTitle,
      ...sortKeys,
    })
    .from(profiles)
    .where(
      and(
        matches(companyId, search),
        eq(profiles.isActive, true),
        ne(profiles.id, profileId),
        after(input.cursor),
      ),
    )
    .orderBy(...byName)
    .limit(limit + 1);
  return toPeoplePage(found, limit);
});
