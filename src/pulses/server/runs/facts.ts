import { sql } from "drizzle-orm";
import { companies } from "#company/tables.ts";
import type { SeriesProgress } from "../../rules/cadence.ts";
import { pulseRuns, type pulseSeries } from "../../tables.ts";

export type SeriesRecord = typeof pulseSeries.$inferSelect;
export type RunRecord = typeof pulseRuns.$inferSelect;

export const toProgress = ({
  plan: { cadence, hour, openDays, end, runs, endsOn },
  anchor,
  lastOccurrence,
  skipped,
  runCount,
}: Pick<SeriesRecord, "plan" | "anchor" | "lastOccurrence" | "skipped" | "runCount">): SeriesProgress => ({
  cadence,
  hour,
  openDays,
  end,
  runs,
  endsOn,
  anchor,
  lastOccurrence,
  skipped,
  runCount,
});

/** The days of a run in the company's clock, in a statement that joins the company. */
export const selectOpeningDay = sql<string>`(${pulseRuns.opensAt} at time zone ${companies.timeZone})::date`;
/** It closes when this day is over, or on it. */
export const selectClosingDay = sql<string>`((${pulseRuns.closesAt} - interval '1 microsecond') at time zone ${companies.timeZone})::date`;
