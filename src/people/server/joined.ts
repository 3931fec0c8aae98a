import { sql, type SQL } from "drizzle-orm";

/** `hasJoined` (rules/joining.ts) of a row of profiles, by the name that the statement gives it. */
export const hasJoinedIn = (row: SQL = sql`profiles`): SQL<boolean> =>
  sql<boolean>`(${row}.joined_at is not null)`;

/** `hasJoinedOpenly` of the same. The column `account_state` asks it too. */
export const hasJoinedOpenlyIn = (row: SQL = sql`profiles`): SQL<boolean> =>
  sql<boolean>`(${hasJoinedIn(row)} and not ${row}.joined_unseen)`;
