import { readdirSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import type { Tenant } from "../database/database.ts";
import type { Services } from "../services.ts";

/*
 * The names of a file that is sent: `<id>.part` until it is understood, `<id>.<transaction>.part` while that transaction
 * writes it down, `<id>` after its commit. So a kill at any moment leaves a name from which the next start knows what to
 * do: PostgreSQL says what became of the transaction. To rename before the commit would leave files that no row names; to
 * remove every `.part` would lose a file whose row was committed a moment before the kill.
 */

const unfinished = ".part";
const tied = /^(.+)\.(\d+)\.part$/;

export const toPartialPath = (place: string): string => place + unfinished;

/**
 * From here on the file stays if this transaction commits, and only then.
 * @returns where it is until that is known
 */
export async function tieToTransaction(tx: Tenant, place: string): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`);
  const file = toPartialPath(`${place}.${rows[0]?.id}`);
  await rename(toPartialPath(place), file);
  return file;
}

type SettleServices = Pick<Services, "db" | "log">;

/** Finishes what a process that was killed had begun with the files of this folder. */
export async function settleFiles(services: SettleServices, folder: string): Promise<void> {
  for (const name of listUnfinished(folder)) await settleFile(services, path.join(folder, name));
}

/**
 * Gives a file its name if its transaction committed, removes it if not or if there was none. One of which PostgreSQL
 * does not say so (unreachable, still at work, restored from elsewhere) is left for the next start.
 */
export async function settleFile({ db, log }: SettleServices, file: string): Promise<void> {
  try {
    await settle(db, file);
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    log.warn({ file: path.basename(file), failure }, "file left for the next start");
  }
}

async function settle(db: Services["db"], file: string): Promise<void> {
  const [, place, transaction] = tied.exec(file) ?? [];
  if (!place) return rm(file, { force: true });
  const { rows } = await db.execute<{ outcome: string | null }>(
    sql`select pg_xact_status(${transaction}::text::xid8) as outcome`,
  );
  if (rows[0]?.outcome === "committed") await rename(file, place);
  if (rows[0]?.outcome === "aborted") await rm(file, { force: true });
}

function listUnfinished(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(unfinished));
  } catch {
    return [];
  }
}
