import { and, eq, ne, sql } from "drizzle-orm";
import { buildOrder, orderKeys } from "#people/server/order.ts";
import { matches, matchesSample, planPeopleSearch } from "#people/server/search.ts";
import { profiles } from "#people/tables.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { computeTotal, isAll, maxRowsToCount } from "#platform/server/database/search.ts";
import { dashboardsContract } from "../../contract.ts";
import { listLastCycles } from "../hub/lastCycles.ts";

/** Everybody who works here but the reader: nothing about themself stands in what they see (§2). */
export const listReportsByPersonEndpoint = handle(
  dashboardsContract.reportsByPerson,
  async ({ input, actor, tx }) => {
    const { companyId, profileId } = actor;
    const { search: text, cursor, limit = 50 } = input;
    const order = buildOrder();
    const search = await planPeopleSearch(tx, companyId, text);
    const filters = and(eq(profiles.isActive, true), ne(profiles.id, profileId));
    const { id, firstName, lastName, avatar, jobTitle } = profiles;
    const rows = await tx
      .select({ id, firstName, lastName, avatar, jobTitle, ...orderKeys })
      .from(profiles)
      .where(and(matches(companyId, search), filters, order.after(cursor)))
      .orderBy(...order.by)
      .limit(limit + 1);
    const place = { rows: rows.length, isFirst: !cursor, isLast: rows.length <= limit };
    const counted = tx
      .select({ one: sql`1`.as("one") })
      .from(profiles)
      .where(and(matchesSample(companyId, search), filters, isAll(place) ? sql`false` : undefined))
      .limit(maxRowsToCount)
      .as("counted");
    const [all] = await tx.select({ rows: sql<number>`count(*)::int` }).from(counted);
    const page = order.toPage(rows, limit);
    const last = await listLastCycles(
      tx,
      actor,
      page.items.map((person) => person.id),
    );
    return {
      items: page.items.map((person) => ({ ...person, last: last.get(person.id) ?? null })),
      nextCursor: page.nextCursor,
      ...computeTotal(search, all?.rows ?? 0, place),
    };
  },
);
