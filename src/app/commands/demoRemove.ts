import type { Configuration } from "#platform/server/process/configuration.ts";
import { StartupError } from "#platform/server/process/startupError.ts";
import { openExistingDatabase } from "./openExistingDatabase.ts";

const lockedOut = "55P03";
const busy =
  "Les réponses sont en train d’être lues, par une sauvegarde peut-être. Rien n’a été retiré : recommencez dans un moment.";
const describeRealPeople = (people: number) =>
  `La démonstration compte ${people} personne${people > 1 ? "s" : ""} dont l’adresse n’est pas fictive. Rien n’a été retiré. Pour retirer aussi leurs comptes et leurs réponses : npm run rondo -- demo remove --with-people`;

/** Removes the demonstration, whether or not the product runs; those who are not fictional only when that is said. */
export async function demoRemove(
  configuration: Configuration,
  { withPeople }: { withPeople: boolean },
): Promise<string[]> {
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
      const { rows: counted } = await client.query<{ people: number }>(
        "select app.people_of_demonstration() as people",
      );
      const people = counted[0]?.people ?? 0;
      if (people > 0 && !withPeople) throw new StartupError(describeRealPeople(people));
      await client.query("select app.remove_demonstration()").catch((error: unknown) => {
        throw (error as { code?: string }).code === lockedOut ? new StartupError(busy) : error;
      });
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
