import type { Configuration } from "#platform/server/configuration.ts";
import { StartupError } from "#platform/server/startupError.ts";
import { openExistingDatabase } from "./openExistingDatabase.ts";

/** Removes the demonstration, whether or not the product runs. */
export async function demoRemove(configuration: Configuration): Promise<string[]> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: await openExistingDatabase(configuration) });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; name: string }>(
      "select id, name from companies where is_demonstration",
    );
    if (rows.length === 0)
      throw new StartupError("Il n’y a pas de démonstration dans cette base de données.");
    for (const { id } of rows) {
      await client.query("begin");
      await client.query("select set_config('app.company_id', $1, true)", [id]);
      await client.query("select app.remove_demonstration()");
      await client.query("commit");
    }
    return rows.map(
      ({ name }) =>
        `« ${name} », la démonstration, est retirée avec tout ce qu’elle contenait. Les images qui y avaient été envoyées sont effacées dès que Rondo fonctionne.`,
    );
  } finally {
    await client.end();
  }
}
