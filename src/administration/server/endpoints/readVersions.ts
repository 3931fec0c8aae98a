import { sql } from "drizzle-orm";
import { handle } from "#platform/server/calls/handle.ts";
import { healthContract } from "../../contract/health.ts";

export const readVersionsEndpoint = handle(healthContract.versions, async ({ tx, services }) => {
  const { rows } = await tx.execute<{ version: string }>(
    sql`select current_setting('server_version') as version`,
  );
  return { product: services.installation.version, postgresql: rows[0]?.version ?? "" };
});
