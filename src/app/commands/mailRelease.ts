import type { Configuration } from "#platform/server/process/configuration.ts";
import { releaseMail } from "#platform/server/process/installation.ts";
import { openExistingDatabase } from "./openExistingDatabase.ts";

/** The yes for which mail waits after a restoration, whether or not the product runs. */
export async function mailRelease(configuration: Configuration): Promise<string[]> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: await openExistingDatabase(configuration) });
  await client.connect();
  try {
    return (await releaseMail(client, new Date()))
      ? ["Les courriels qui attendaient partent dans la minute, dès que Rondo fonctionne."]
      : ["Aucun courriel n’était retenu."];
  } finally {
    await client.end();
  }
}
