import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { companies } from "#company/tables.ts";
import type { Page } from "#platform/contract/page.ts";
import { refuse } from "#platform/errors.ts";
import { pick } from "#platform/pick.ts";
import { readCursor, toPage } from "#platform/server/database/cursor.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { PulseContent } from "../contract/content.ts";
import type { RunRow } from "../contract/runs.ts";
import { tellAnswers } from "../rules/participation.ts";
import { whyNotRemind } from "../rules/remind.ts";
import { pulseRuns, pulseSeries } from "../tables.ts";
import { selectClosingDay, selectOpeningDay } from "./runs/facts.ts";
import { isRun, selectContent, type ObjectKey } from "./runs/queries.ts";

/** Of an open run: the day of the one that is made ahead. The occurrences before it are not read. */
const nextOpeningDay = sql<string | null>`case when ${pulseRuns.status} = 'open' then (
  select (n.opens_at at time zone ${companies.timeZone})::date from ${pulseRuns} n
  where n.company_id = ${pulseRuns.companyId} and n.series_id = ${pulseRuns.seriesId}
    and n.occurrence > ${pulseRuns.occurrence} and n.status = 'scheduled' limit 1) end`;
/** To the microsecond, which a Date would lose. */
const writtenOpening = sql<string>`to_char(${pulseRuns.opensAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const Place = z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()]);

const selectRows = (tx: Tenant, companyId: string, which: SQL | undefined) =>
  tx
    .select({
      id: pulseRuns.id,
      seriesId: pulseRuns.seriesId,
      templateId: pulseRuns.templateId,
      occurrence: pulseRuns.occurrence,
      number: pulseRuns.number,
      name: sql<PulseContent["name"]>`${selectContent} -> 'name'`,
      status: pulseRuns.status,
      opensOn: selectOpeningDay,
      closesOn: selectClosingDay,
      closesAt: pulseRuns.closesAt,
      plan: pulseSeries.plan,
      nextOpensOn: nextOpeningDay,
      asked: pulseRuns.askedCount,
      shownAnswers: pulseRuns.shownAnswers,
      threshold: pulseRuns.threshold,
      remindedAt: pulseRuns.remindedAt,
      pausedAt: pulseSeries.pausedAt,
      publishedAt: pulseRuns.publishedAt,
      version: pulseRuns.version,
      written: writtenOpening,
    })
    .from(pulseRuns)
    .innerJoin(
      pulseSeries,
      and(eq(pulseSeries.companyId, pulseRuns.companyId), eq(pulseSeries.id, pulseRuns.seriesId)),
    )
    .innerJoin(companies, eq(companies.id, pulseRuns.companyId))
    .where(and(eq(pulseRuns.companyId, companyId), which));

const listedFields = [
  "id",
  "seriesId",
  "templateId",
  "occurrence",
  "number",
  "name",
  "status",
  "opensOn",
  "closesOn",
  "asked",
  "threshold",
  "nextOpensOn",
  "version",
] as const;
type SelectedRow = Awaited<ReturnType<typeof selectRows>>[number];

const present = (
  { plan, remindedAt, pausedAt, publishedAt, closesAt, shownAnswers, ...row }: SelectedRow,
  now: Date,
): RunRow => ({
  ...pick(row, listedFields),
  answers: tellAnswers({ status: row.status, shownAnswers, threshold: row.threshold }),
  audience: plan.audience,
  cadence: plan.cadence,
  whyNotRemind: whyNotRemind({ status: row.status, remindedAt, closesAt }, now),
  isSeriesPaused: pausedAt !== null,
  isPublished: publishedAt !== null,
});

export async function readRunRow(tx: Tenant, key: ObjectKey, now: Date): Promise<RunRow> {
  const [row] = await selectRows(tx, key.companyId, isRun(key));
  return row ? present(row, now) : refuse("not_found");
}

interface RunsQuery {
  status?: RunRow["status"] | undefined;
  template?: string | undefined;
  cursor?: string | undefined;
  limit: number;
  now: Date;
}

/** A page of the runs, the one that opens last first; of those to come, the next one first. */
export async function listRunRows(
  tx: Tenant,
  companyId: string,
  { status, template, cursor, limit, now }: RunsQuery,
): Promise<Page<RunRow>> {
  const place = readCursor(Place, cursor);
  const isToCome = status === "scheduled";
  const order = isToCome ? asc : desc;
  const rows = await selectRows(
    tx,
    companyId,
    and(
      // Written out, so that a plan for any values knows how rare it is.
      status && eq(pulseRuns.status, sql`${status}`.inlineParams()),
      template ? eq(pulseRuns.templateId, template) : undefined,
      place
        ? sql`(${pulseRuns.opensAt}, ${pulseRuns.id}) ${isToCome ? sql`>` : sql`<`} (${place[0]}::timestamptz, ${place[1]}::uuid)`
        : undefined,
    ),
  )
    .orderBy(order(pulseRuns.opensAt), order(pulseRuns.id))
    .limit(limit + 1);
  const { items, nextCursor } = toPage(rows, limit, ({ written, id }) => [written, id]);
  return { items: items.map((row) => present(row, now)), nextCursor };
}
