import { sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import type { CountedPage } from "#platform/contract/page.ts";
import { toPage, readCursor } from "#platform/server/database/cursor.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import {
  maxRowsToCount,
  isAll,
  matching,
  matchingSample,
  planSearch,
  computeTotal,
} from "#platform/server/database/search.ts";
import type { Actor } from "#platform/server/services.ts";
import type { CampaignRow } from "../contract.ts";
import { campaignWords } from "../tables.ts";
import type { CampaignSort, CampaignState } from "../vocabulary.ts";
import { visibleLines, isVisibleTo } from "./queries.ts";

interface CampaignsQuery {
  search: string | undefined;
  state: CampaignState | undefined;
  sort: CampaignSort | undefined;
  cursor: string | undefined;
  limit: number;
}

/** Each has its index: a page is read in order, whatever the number of campaigns. */
const sortOrders = {
  created: {
    key: sql`c.created_at`,
    // To the microsecond, which a Date would lose.
    written: sql`to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    type: sql`timestamptz`,
    value: z.iso.datetime({ precision: 6 }),
  },
  name: { key: sql`c.name_key`, written: sql`c.name_key`, type: sql`text`, value: z.string() },
  due: { key: sql`c.due_on`, written: sql`c.due_on::text`, type: sql`date`, value: z.iso.date() },
};

/** A page of the campaigns that the actor sees; people are counted for one page only. */
export async function listCampaigns(
  tx: Tenant,
  actor: Actor,
  { search: text, state, sort = "-created", cursor, limit }: CampaignsQuery,
): Promise<CountedPage<CampaignRow>> {
  const isDescending = sort.startsWith("-");
  const { key, written, type, value } = sortOrders[sort.replace("-", "") as keyof typeof sortOrders];
  const direction = isDescending ? sql`desc` : sql`asc`;
  const search = await planSearch(tx, campaignWords, actor.companyId, text);
  const id = sql`c.id`;
  const all = [
    isVisibleTo(actor),
    state && sql`c.launched_at is ${state === "launched" ? sql`not null` : sql`null`}`,
  ];
  const where = (more: readonly (SQL | undefined)[]) =>
    sql.join(
      [...all, ...more].filter((condition) => condition !== undefined),
      sql` and `,
    );
  const place = readCursor(z.tuple([z.literal(sort), value, z.uuid()]), cursor);
  const after =
    place && sql`(${key}, c.id) ${isDescending ? sql`<` : sql`>`} (${place[1]}::${type}, ${place[2]}::uuid)`;
  const { rows } = await tx.execute<CampaignRow & { written: string } & Record<string, unknown>>(sql`
    select c.id, c.name, c.evaluation_type as "evaluationType", c.due_on as "dueOn",
      c.launched_at is not null as "isLaunched", trim(a.first_name || ' ' || a.last_name) as "authorName",
      (select count(*)::int from ${visibleLines(actor)}) as "peopleCount", c.written
    from (select c.*, ${written} as written from campaigns c
      where ${where([matching(search, id), after ?? undefined])}
      order by ${key} ${direction}, c.id ${direction} limit ${limit + 1}) c
    join profiles a on a.company_id = c.company_id and a.id = c.author_profile_id
    order by ${key} ${direction}, c.id ${direction}`);
  const page = { rows: rows.length, isFirst: !cursor, isLast: rows.length <= limit };
  const counted = isAll(page) ? 0 : await count(tx, where([matchingSample(search, id)]));
  return {
    ...toPage(rows, limit, (row) => [sort, row.written, row.id]),
    ...computeTotal(search, counted, page),
  };
}

async function count(tx: Tenant, where: SQL): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (select 1 from campaigns c where ${where} limit ${maxRowsToCount}) counted`);
  return rows[0]?.count ?? 0;
}
