import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";

interface InstallationState extends Record<string, unknown> {
  oldestWaiting: string | null;
  hasGivenUp: boolean;
  isMailHeld: boolean;
  rounds: { task: string; ranAt: string; hasFailed: boolean }[];
}

/** Of the whole installation (app.read_installation): no row of it is about a company. */
export async function readInstallation(tx: Tenant): Promise<InstallationState> {
  const { rows } = await tx.execute<InstallationState>(sql`
    select to_json(oldest_waiting) #>> '{}' as "oldestWaiting", has_given_up as "hasGivenUp", is_mail_held as "isMailHeld", rounds
    from app.read_installation()`);
  const [state] = rows;
  if (!state) throw new Error("app.read_installation answers one row");
  return state;
}

/** The round of each minute: while it comes, a worker lives. */
export const findLastRound = ({ rounds }: InstallationState): Date | null => {
  const round = rounds.find(({ task }) => task === "dueWork");
  return round ? new Date(round.ranAt) : null;
};
