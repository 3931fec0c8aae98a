import { and, eq, sql, type SQL } from "drizzle-orm";
import { handle } from "#platform/server/handle.ts";
import type { Actor } from "#platform/server/services.ts";
import { peopleContract } from "../../contract.ts";
import { profiles } from "../../tables.ts";
import { bestFirst, matches, pageOfMatches } from "../search.ts";

/** The people of the teams that a person manages, as a subquery of profile ids. */
export type TeamMembersManagedBy = (companyId: string, managerProfileId: string) => SQL;

/**
 * Teams stand above people, so src/app hands their subquery down. Whoever manages people may evaluate everybody;
 * a team's manager: oneself, one's direct reports and one's team (§2 of docs/product-decisions.md).
 */
export const personChoicesEndpoint = (teamMembersManagedBy: TeamMembersManagedBy) =>
  handle(peopleContract.choices, async ({ input, actor, tx }) => {
    const { search, cursor, limit = 50 } = input;
    const isEvaluable = isEvaluableBy(actor, teamMembersManagedBy);
    const { keys, after, order } = bestFirst(search, isEvaluable);
    const rows = await tx
      .select({
        id: profiles.id,
        firstName: profiles.firstName,
        lastName: profiles.lastName,
        email: profiles.email,
        jobTitle: profiles.jobTitle,
        isEvaluable,
        ...keys,
      })
      .from(profiles)
      .where(and(matches(actor.companyId, search), eq(profiles.isActive, true), after(cursor)))
      .orderBy(...order)
      .limit(limit + 1);
    return pageOfMatches(rows, limit);
  });

const isEvaluableBy = (actor: Actor, teamMembersManagedBy: TeamMembersManagedBy) =>
  actor.capabilities.has("managePeople")
    ? sql<boolean>`true`
    : sql<boolean>`(${profiles.id} = ${actor.profileId}
        or ${profiles.directManagerId} is not distinct from ${actor.profileId}::uuid
        or ${profiles.id} in ${teamMembersManagedBy(actor.companyId, actor.profileId)})`;
