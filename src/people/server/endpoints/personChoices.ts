import { and, eq, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { handle } from "#platform/server/calls/handle.ts";
import { isAmong } from "#platform/server/database/search.ts";
import type { Actor } from "#platform/server/services.ts";
import { peopleContract } from "../../contract.ts";
import { profiles } from "../../tables.ts";
import { peoplePorts } from "../ports.ts";
import { afterInRank, byName, matches, toRankedPage, planPeopleSearch, sortKeys } from "../search.ts";

/**
 * An actor who manages people may evaluate all of them; a team's manager: oneself, one's direct reports and one's team
 * (§2 of docs/product-decisions.md). Those come first.
 */
export const personChoicesEndpoint = handle(peopleContract.choices, async ({ input, actor, tx }) => {
  const { cursor, limit = 50 } = input;
  const search = await planPeopleSearch(tx, actor.companyId, input.search);
  const people = (rank: 0 | 1, condition: SQL | undefined) =>
    tx
      .select({
        id: profiles.id,
        firstName: profiles.firstName,
        lastName: profiles.lastName,
        email: profiles.email,
        jobTitle: profiles.jobTitle,
        avatar: profiles.avatar,
        rank: sql<number>`${rank}::int`.as("rank"),
        ...sortKeys,
      })
      .from(profiles)
      .where(
        and(
          matches(actor.companyId, search),
          eq(profiles.isActive, true),
          input.id ? eq(profiles.id, input.id) : undefined,
          condition,
          afterInRank(cursor, rank),
        ),
      )
      .orderBy(...byName)
      .limit(limit + 1);
  const evaluable = selectEvaluable(actor);
  const rows = evaluable
    ? await unionAll(
        people(0, isAmong(profiles.id, evaluable)),
        people(1, sql`${profiles.id} <> all(array(${evaluable}))`),
      )
        .orderBy(sql`rank, last_name_key, first_name_key, id`)
        .limit(limit + 1)
    : await people(0, undefined);
  const { items, nextCursor } = toRankedPage(rows, limit);
  return { items: items.map((person) => ({ ...person, isEvaluable: person.rank === 0 })), nextCursor };
});

/** Whom a team's manager may evaluate, as a subquery of profile ids; null: all people. */
const selectEvaluable = (actor: Actor) =>
  actor.capabilities.has("managePeople")
    ? null
    : sql`select ${actor.profileId}::uuid
        union all select r.id from profiles r
          where r.company_id = ${actor.companyId} and r.direct_manager_id = ${actor.profileId}
        union all ${peoplePorts.teams.membersManagedBy(actor.companyId, actor.profileId)}`;
