import { randomUUID } from "node:crypto";
import type { Configuration } from "#platform/server/configuration.ts";
import { openRequestDatabase } from "#platform/server/database.ts";
import { onShutdown } from "#platform/server/lifecycle.ts";
import { redrawPasswords } from "../demonstration.ts";
import { openExistingDatabase } from "./openExistingDatabase.ts";

/** Draws new passwords for the demonstration, whether or not the product runs. */
export async function demoPasswords(configuration: Configuration): Promise<string[]> {
  const databaseUrl = await openExistingDatabase(configuration);
  const { databaseAppUrl } = configuration;
  const { db, pool } = openRequestDatabase({ databaseUrl, databaseAppUrl }, { max: 2, onError: () => {} });
  onShutdown(() => pool.end());
  return redrawPasswords({ db, now: () => new Date(), newId: randomUUID }, configuration);
}
