import { date, integer, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { repeatingFrequencies } from "#evaluations/vocabulary/frequencies.ts";
import { tenantTable } from "#platform/server/database/tenantTable.ts";

/**
 * Evaluations that come back: `evaluations.series_id` and `period` name the occurrences, unique together. What the next
 * one asks, and of which people, is taken from the latest, which may have been changed before it began.
 */
export const evaluationSeries = tenantTable("evaluation_series", {
  frequency: text("frequency", {
    enum: repeatingFrequencies,
  }).notNull(),
  anchor: date("anchor").notNull(),
  /** The day of the month that was chosen; a short month does not change it. */
  wishedDay: smallint("wished_day").notNull(),
  daysToAnswer: smallint("days_to_answer").notNull(),
  /** The last period that was prepared or passed over: the holder of the row's lock decides about the later ones. */
  lastPeriod: date("last_period").notNull(),
  skipped: date("skipped").array().notNull(),
  /** The day from which the next period is prepared (`computePreparationDay`). */
  prepareOn: date("prepare_on").notNull(),
  stoppedAt: timestamp("stopped_at", { withTimezone: true }),
  version: integer("version").notNull().default(1),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
