import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { promotedWithinDays } from "../../rules/relations.ts";

/** Since when a role given by the person evaluated counts. Before the launch, `now` stands for it. */
export const promotedSince = (launchedOn: SQLWrapper, now: SQLWrapper | string): SQL =>
  sql`(coalesce(${launchedOn}::timestamp at time zone 'UTC', ${now}::timestamptz) - ${promotedWithinDays}::int * interval '1 day')`;
