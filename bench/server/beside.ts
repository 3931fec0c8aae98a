import { readFileSync } from "node:fs";
import path from "node:path";
import { startEmbeddedPostgres } from "../../src/platform/server/database/embeddedPostgres.ts";
import { migrateDatabase } from "../../src/platform/server/database/migrate.ts";
import { buildOperations } from "./operations.ts";
import { formatSpread, computeRatios, runRounds } from "./rounds.ts";
import { raters, seedDatabase } from "./seed.ts";
import { project, startServer, type RunningServer } from "./servers.ts";

/**
 * Prints what each request costs another build of the product, by this one: above 1, the other takes more. `other` is
 * the folder of its checkout, built and with the same migrations.
 */
export async function printBeside(
  other: string,
  { folder, secret, rounds, amount }: { folder: string; secret: string; rounds: number; amount: number },
): Promise<void> {
  const cluster = await startEmbeddedPostgres({ dataDir: path.join(folder, "shared") });
  const started: RunningServer[] = [];
  try {
    await migrateDatabase(cluster.url(), path.join(project, "database"));
    const finalising = Math.ceil((rounds * amount * 3) / raters);
    const size = { people: 500, finalising, saving: 200, reports: 100, listed: 120, others: 300 };
    const seeded = await seedDatabase(cluster.url("rondo", "postgres"), secret, size);
    const settings = {
      DATABASE_URL: cluster.url(),
      AUTH_SECRET: secret,
      DEMO: "0",
      COMPANY_RATE: "0",
      LOG_LEVEL: "warn",
    };
    for (const checkout of [project, path.resolve(other)]) {
      const script = path.relative(project, path.join(checkout, "dist/server/main.js"));
      const DATA_DIR = path.join(folder, `data-${started.length}`);
      started.push(await startServer(checkout, script, { ...settings, DATA_DIR }));
    }
    const [product, limit] = started as [RunningServer, RunningServer];
    const list = buildOperations(seeded, raters).map((operation) => ({
      ...operation,
      next: { product: operation.next.product!, limit: operation.next.product! },
    }));
    const pid = readFileSync(path.join(cluster.dataDir, "postmaster.pid"), "utf8").split("\n")[0];
    const options = { rounds, amount, warmUp: Math.round(amount / 4) };
    const measured = await runRounds(list, { product, limit } as never, Number(pid), options);
    for (const { key, name } of list)
      console.log(
        `${name}: ${other} takes ${formatSpread(computeRatios(measured, key, "limit").cpu)} times the processor time`,
      );
  } finally {
    for (const server of started) await server.stop();
    await cluster.stop();
  }
}
