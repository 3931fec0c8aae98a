import { and, sql } from "drizzle-orm";
import { handle } from "#platform/server/calls/handle.ts";
import { maxRowsToCount, isAll, computeTotal } from "#platform/server/database/search.ts";
import { peopleContract } from "../../contract.ts";
import { profiles } from "../../tables.ts";
import { selectProfiles } from "../queries.ts";
import { orderKeys, buildOrder } from "../order.ts";
import { inTeam, withTeams } from "../teamsOfPeople.ts";
import { matches, matchesSample, narrowed, planPeopleSearch } from "../search.ts";
import { peoplePorts } from "../ports.ts";

export const listPeopleEndpoint = handle(peopleContract.list, async ({ input, actor, tx, services }) => {
  const { search: text, cursor, sort, limit = 50 } = input;
  const order = buildOrder(sort);
  const search = await planPeopleSearch(tx, actor.companyId, text);
  const filters = and(narrowed(input, services.now()), inTeam(actor.companyId, input.team));
  // Chosen first: managers and emails are looked up for one page only.
  const page = tx
    .select()
    .from(profiles)
    .where(and(matches(actor.companyId, search), filters, order.after(cursor)))
    .orderBy(...order.by)
    .limit(limit + 1)
    .as("profiles");
  const rows = await selectProfiles(tx, { ...orderKeys, ...withTeams() }, page).orderBy(...order.by);
  const place = { rows: rows.length, isFirst: !cursor, isLast: rows.length <= limit };
  const counted = tx
    .select({ one: sql`1`.as("one") })
    .from(profiles)
    .where(and(matchesSample(actor.companyId, search), filters, isAll(place) ? sql`false` : undefined))
    .limit(maxRowsToCount)
    .as("counted");
  const [all] = await tx
    .select({ rows: sql<number>`count(*)::int`, ownLeads: peoplePorts.selectLeadIds(actor) })
    .from(counted);
  return {
    ...order.toPage(rows, limit),
    ...computeTotal(search, all?.rows ?? 0, place),
    ownLeads: all?.ownLeads ?? [],
  };
});
