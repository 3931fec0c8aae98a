import { and, eq, isNull } from "drizzle-orm";
import { handle } from "#platform/server/calls/handle.ts";
import { peopleContract } from "../../contract.ts";
import { profiles } from "../../tables.ts";
import { chartFields } from "../chart.ts";
import { after, byName, toPeoplePage } from "../search.ts";

/** A manager of another company has no reports here. */
export const listLevelEndpoint = handle(peopleContract.level, async ({ input, actor, tx }) => {
  const { managerId, cursor, limit = 50 } = input;
  const rows = await tx
    .select(chartFields)
    .from(profiles)
    .where(
      and(
        eq(profiles.companyId, actor.companyId),
        isNull(profiles.removedAt),
        managerId ? eq(profiles.directManagerId, managerId) : isNull(profiles.directManagerId),
        after(cursor),
      ),
    )
    .orderBy(...byName)
    .limit(limit + 1);
  return toPeoplePage(rows, limit);
});
