import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import type { Configuration } from "#platform/server/configuration.ts";
import { makeLimits } from "#platform/server/limits.ts";
import type { Services } from "#platform/server/services.ts";
import { playEvaluation } from "./demonstration/evaluations.ts";
import { peopleTheDemonstration, type DemoAccount } from "./demonstration/people.ts";
import { demoEvaluations } from "./demonstration/plans.ts";

/**
 * Creates the demonstration company in an empty database (or when DEMO=1) and answers the lines to print.
 * Its passwords are drawn once; they stay in DATA_DIR, readable by the owner of the folder alone.
 */
export async function prepareDemonstration(
  services: Services,
  configuration: Configuration,
): Promise<string[]> {
  const file = path.join(configuration.dataDir, "demonstration.json");
  if (existsSync(file)) return describe(JSON.parse(readFileSync(file, "utf8")) as DemoAccount[]);
  const { rows } = await services.db.execute(sql`select app.company_ids() limit 1`);
  const wanted = configuration.demo ?? (configuration.databaseUrl === undefined && rows.length === 0);
  if (!wanted) return [];
  const accounts = await createDemonstration(services);
  writeFileSync(file, JSON.stringify(accounts, null, 2), { mode: 0o600 });
  return describe(accounts);
}

async function createDemonstration(given: Services): Promise<DemoAccount[]> {
  // A quick machine makes more calls in a second than one company may.
  const services = { ...given, limits: makeLimits({ db: given.db, keys: given.keys, companyRate: 0 }) };
  const past = { ...services, now: () => new Date(services.now().getTime() - 90 * 24 * 60 * 60_000) };
  const { cast, accounts } = await peopleTheDemonstration(past);
  for (const plan of demoEvaluations) await playEvaluation(services, cast, plan);
  return accounts;
}

const describe = (accounts: readonly DemoAccount[]) => [
  "Démonstration (personnes fictives), comptes :",
  ...accounts.map(({ name, email, password }) => `  ${name.padEnd(18)} ${email.padEnd(36)} ${password}`),
];
