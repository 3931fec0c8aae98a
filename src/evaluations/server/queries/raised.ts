import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { raisedWithinDays } from "../../rules/relations.ts";

/** Since when a role given by the person evaluated counts. Before the launch, `now` stands for it. */
export const raisedSince = (launchedOn: SQLWrapper, now: SQLWrapper | string): SQL =>
  sql`(coalesce(${launchedOn}::timestamp at time zone 'UTC', ${now}::timestamptz) - ${raisedWithinDays}::int * interval '1 day')`;
