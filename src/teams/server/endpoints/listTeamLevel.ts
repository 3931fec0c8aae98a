import { and, count, eq, inArray, isNull } from "drizzle-orm";
import { handle } from "#platform/server/calls/handle.ts";
import { teamsContract } from "../../contract.ts";
import { teams } from "../../tables.ts";
import { buildOrder, visibleTo } from "../search.ts";
import { selectTeams } from "../teams.ts";

/** A team of another company has none below it. */
export const listTeamLevelEndpoint = handle(teamsContract.level, async ({ input, actor, tx }) => {
  const { parentId, cursor, limit = 50 } = input;
  const order = buildOrder();
  const page = tx
    .select()
    .from(teams)
    .where(
      and(
        visibleTo(actor),
        parentId ? eq(teams.parentTeamId, parentId) : isNull(teams.parentTeamId),
        order.after(cursor),
      ),
    )
    .orderBy(...order.by)
    .limit(limit + 1)
    .as("teams");
  const { items, nextCursor } = order.toPage(await selectTeams(tx, actor, page).orderBy(...order.by), limit);
  const below = await tx
    .select({ id: teams.parentTeamId, count: count() })
    .from(teams)
    .where(
      and(
        visibleTo(actor),
        inArray(
          teams.parentTeamId,
          items.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(teams.parentTeamId);
  const getSubteamCount = (id: string) => below.find((one) => one.id === id)?.count ?? 0;
  return { items: items.map((team) => ({ ...team, subteamCount: getSubteamCount(team.id) })), nextCursor };
});
