import { and, count, eq, ne, sql } from "drizzle-orm";
import { buildOrder, orderKeys } from "#people/server/order.ts";
import { matches, matchesSample, planPeopleSearch } from "#people/server/search.ts";
import { profiles } from "#people/tables.ts";
import { computeTotal, isAll, maxRowsToCount } from "#platform/server/database/search.ts";
import type { CountedPage } from "#platform/contract/page.ts";
import type { ReadCall } from "#platform/server/export/exportList.ts";
import type { Actor } from "#platform/server/services.ts";
import type { PersonReports } from "../../contract/hub.ts";
import { listLastCycles } from "./lastCycles.ts";

interface Asked {
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** All people who work here but the reader: nothing about themself stands in what they see (§2). */
const others = ({ profileId }: Actor) => and(eq(profiles.isActive, true), ne(profiles.id, profileId));

/** A page of people by name, each with the last evaluation about them. */
export async function listReportsByPerson(
  { tx, actor }: Pick<ReadCall, "tx" | "actor">,
  { search: text, cursor, limit }: Asked,
): Promise<CountedPage<PersonReports>> {
  const { companyId } = actor;
  const order = buildOrder();
  const search = await planPeopleSearch(tx, companyId, text);
  const { id, firstName, lastName, avatar, jobTitle } = profiles;
  const rows = await tx
    .select({ id, firstName, lastName, avatar, jobTitle, ...orderKeys })
    .from(profiles)
    .where(and(matches(companyId, search), others(actor), order.after(cursor)))
    .orderBy(...order.by)
    .limit(limit + 1);
  const place = { rows: rows.length, isFirst: !cursor, isLast: rows.length <= limit };
  const counted = tx
    .select({ one: sql`1`.as("one") })
    .from(profiles)
    .where(and(matchesSample(companyId, search), others(actor), isAll(place) ? sql`false` : undefined))
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
}

/** How many people there are on all pages, however many: for work that does not hurry. */
export async function countReportsByPerson(
  { tx, actor }: Pick<ReadCall, "tx" | "actor">,
  text: string | undefined,
): Promise<number> {
  const search = await planPeopleSearch(tx, actor.companyId, text);
  const [all] = await tx
    .select({ rows: count() })
    .from(profiles)
    .where(and(matches(actor.companyId, search), others(actor)));
  return all?.rows ?? 0;
}
