import { and, count, eq, ne, sql } from "drizzle-orm";
import { buildOrder, orderKeys } from "#people/server/order.ts";
import { matches, matchesSample, planPeopleSearch } from "#people/server/search.ts";
import { inTeam } from "#people/server/teamsOfPeople.ts";
import { profiles } from "#people/tables.ts";
import type { CountedPage } from "#platform/contract/page.ts";
import { refuse } from "#platform/errors.ts";
import { readPeriodName } from "#platform/periods.ts";
import { computeTotal, isAll, maxRowsToCount } from "#platform/server/database/search.ts";
import type { ReadCall } from "#platform/server/export/exportList.ts";
import type { PersonReports, PersonReportsQuestion } from "../../contract/hub.ts";
import { planLastCycle } from "./lastCycleFilter.ts";
import { listLastCycles } from "./lastCycles.ts";

type Reading = Pick<ReadCall, "tx" | "actor">;

interface Asked extends PersonReportsQuestion {
  cursor?: string | undefined;
  limit: number;
}

/** So many people are asked for a total where they are walked. */
const maxAsked = 1000;

/** All people who work here but the reader: nothing about themself stands in what they see (§2). */
const others = ({ actor: { companyId, profileId } }: Reading, team: string | undefined) =>
  and(eq(profiles.isActive, true), ne(profiles.id, profileId), inTeam(companyId, team));

async function plan({ tx, actor }: Reading, { search, state, period: name }: PersonReportsQuestion) {
  const period = name === undefined ? undefined : (readPeriodName(name) ?? refuse("invalid_data"));
  return {
    search: await planPeopleSearch(tx, actor.companyId, search),
    last: await planLastCycle(tx, actor, { state, period }),
  };
}
type Plan = Awaited<ReturnType<typeof plan>>;

/** A page of people by name, each with the last evaluation about them. */
export async function listReportsByPerson(call: Reading, asked: Asked): Promise<CountedPage<PersonReports>> {
  const { tx, actor } = call;
  const { team, cursor, limit } = asked;
  const order = buildOrder();
  const planned = await plan(call, asked);
  const { id, firstName, lastName, avatar, jobTitle } = profiles;
  const rows = await tx
    .select({ id, firstName, lastName, avatar, jobTitle, ...orderKeys })
    .from(profiles)
    .where(
      and(
        matches(actor.companyId, planned.search),
        others(call, team),
        planned.last?.condition,
        order.after(cursor),
      ),
    )
    .orderBy(...order.by)
    .limit(limit + 1);
  const place = { rows: rows.length, isFirst: !cursor, isLast: rows.length <= limit };
  const page = order.toPage(rows, limit);
  const last = await listLastCycles(
    tx,
    actor,
    page.items.map((person) => person.id),
  );
  return {
    items: page.items.map((person) => ({ ...person, last: last.get(person.id) ?? null })),
    nextCursor: page.nextCursor,
    ...(await readTotal(call, team, planned, place)),
  };
}

/** Where people are walked, a thousand of them are asked: a larger company has more than were found among these. */
async function readTotal(
  call: Reading,
  team: string | undefined,
  { search, last }: Plan,
  place: { rows: number; isFirst: boolean; isLast: boolean },
) {
  const { tx, actor } = call;
  const walked = last?.isWalked ? last : null;
  const people = tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(
        matchesSample(actor.companyId, search),
        others(call, team),
        walked ? undefined : last?.condition,
        isAll(place) ? sql`false` : undefined,
      ),
    )
    .limit(walked ? maxAsked : maxRowsToCount)
    .as("profiles");
  const [all = { asked: 0, found: 0 }] = await tx
    .select({
      asked: sql<number>`count(*)::int`,
      found: sql<number>`(count(*) filter (where ${walked?.condition ?? sql`true`}))::int`,
    })
    .from(people);
  if (walked && all.asked === maxAsked)
    return { total: Math.max(all.found, place.rows), isTotalExact: false };
  return computeTotal(search, all.found, place);
}

/** How many people there are on all pages, however many: for work that does not hurry. */
export async function countReportsByPerson(call: Reading, asked: PersonReportsQuestion): Promise<number> {
  const { search, last } = await plan(call, asked);
  const [all] = await call.tx
    .select({ rows: count() })
    .from(profiles)
    .where(and(matches(call.actor.companyId, search), others(call, asked.team), last?.condition));
  return all?.rows ?? 0;
}
