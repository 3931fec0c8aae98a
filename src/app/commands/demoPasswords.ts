import { randomUUID } from "node:crypto";
import { readAuthSecret, type Configuration } from "#platform/server/process/configuration.ts";
import { openDatabase } from "#platform/server/database/database.ts";
import { prepareLogins } from "#platform/server/database/databaseLogins.ts";
import { onShutdown } from "#platform/server/process/lifecycle.ts";
import { redrawPasswords } from "../demonstration.ts";
import { openExistingDatabase } from "./openExistingDatabase.ts";

/** Draws new passwords for the demonstration, whether or not the product runs. */
export async function demoPasswords(configuration: Configuration): Promise<string[]> {
  const ownerUrl = await openExistingDatabase(configuration);
  const { databaseAppUrl, databaseReportUrl } = configuration;
  const given = { requests: databaseAppUrl, reports: databaseReportUrl };
  const logins = await prepareLogins({ ownerUrl, given, secret: readAuthSecret(configuration) });
  const { db, pool } = openDatabase(
    { url: logins.requests, prepares: !databaseAppUrl },
    { max: 2, onError: () => {} },
  );
  onShutdown(() => pool.end());
  return redrawPasswords({ db, now: () => new Date(), newId: randomUUID }, configuration);
}
