import type { Configuration } from "#platform/server/process/configuration.ts";
import { findEmbeddedPostgres, startEmbeddedPostgres } from "#platform/server/database/embeddedPostgres.ts";
import { takeInstanceLock } from "#platform/server/process/instanceLock.ts";
import { onShutdown } from "#platform/server/process/lifecycle.ts";
import { StartupError } from "#platform/server/process/startupError.ts";

/**
 * The owner's connection for a command beside the product: to the operator's server, to the embedded one that the
 * product runs at this moment, or else to the embedded one started for as long as the command lasts. The lock of the
 * installation is then held, so that the product cannot start in between.
 */
export async function openExistingDatabase(configuration: Configuration): Promise<string> {
  const { databaseUrl, dataDir, appUrl } = configuration;
  if (databaseUrl) return databaseUrl;
  const existing = findEmbeddedPostgres(dataDir);
  if (!existing)
    throw new StartupError(
      `Il n’y a pas encore de données dans ${dataDir} (DATA_DIR) : lancez d’abord « npm start ».`,
    );
  if (existing.runningUrl) return existing.runningUrl;
  const lock = takeInstanceLock(dataDir, appUrl);
  onShutdown(() => lock.release());
  const cluster = await startEmbeddedPostgres({ dataDir });
  onShutdown(() => cluster.stop());
  return cluster.url();
}
