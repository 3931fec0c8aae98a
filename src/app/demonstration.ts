import { rmSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import type { Configuration } from "#platform/server/process/configuration.ts";
import { makeLimits } from "#platform/server/calls/limits.ts";
import { mayHaveDemonstration } from "#platform/server/http/perimeter.ts";
import { StartupError } from "#platform/server/process/startupError.ts";
import type { Services } from "#platform/server/services.ts";
import { createDemoHistory } from "./demonstration/history.ts";
import { closeAccounts, hasDemonstration, redrawAccounts, type DemoAccount } from "./demonstration/people.ts";

type Settings = Pick<Configuration, "appUrl" | "dataDir" | "databaseUrl" | "demo">;

interface Opening extends Settings {
  /** It was here and was removed (platform/server/process/installation.ts). */
  isRemoved: boolean;
}

const newPasswords = "npm run rondo -- demo passwords";

/**
 * Creates the demonstration company in an empty database (or when DEMO=1) and answers the lines to print. Passwords
 * are in them once, when they are drawn. One that was removed does not come back. Where others than this machine come, its accounts are closed (perimeter.ts).
 */
export async function prepareDemonstration(services: Services, settings: Opening): Promise<string[]> {
  // Earlier versions kept the passwords there.
  rmSync(path.join(settings.dataDir, "demonstration.json"), { force: true });
  const isAllowed = mayHaveDemonstration(settings);
  if (await hasDemonstration(services)) {
    if (isAllowed) return [`Démonstration : de nouveaux mots de passe par « ${newPasswords} »`];
    await closeAccounts(services);
    return [
      `Démonstration : ses comptes sont fermés, APP_URL étant publique. Pour les rouvrir : DEMO=1, puis « ${newPasswords} »`,
    ];
  }
  if (settings.isRemoved)
    return settings.demo ? ["Démonstration : retirée de ces données, DEMO=1 ne la ramène pas."] : [];
  const wanted =
    settings.demo ?? (isAllowed && settings.databaseUrl === undefined && (await isEmpty(services)));
  return wanted ? formatAccounts(await createDemonstration(services)) : [];
}

async function isEmpty({ db }: Services): Promise<boolean> {
  const { rows } = await db.execute(sql`select app.company_ids() limit 1`);
  return rows.length === 0;
}

/**
 * New passwords for the accounts of the demonstration, as lines to print.
 * @throws StartupError where there is no demonstration, or where it may not be open.
 */
export async function redrawPasswords(
  services: Pick<Services, "db" | "now" | "newId">,
  settings: Settings,
): Promise<string[]> {
  if (!mayHaveDemonstration(settings))
    throw new StartupError("APP_URL est publique : la démonstration n’y a de comptes qu’avec DEMO=1.");
  const accounts = await redrawAccounts(services);
  if (accounts.length === 0)
    throw new StartupError("Il n’y a pas de démonstration dans cette base de données.");
  return formatAccounts(accounts);
}

async function createDemonstration(given: Services): Promise<DemoAccount[]> {
  // A quick machine makes more calls in a second than one company may.
  const services = { ...given, limits: makeLimits({ db: given.db, keys: given.keys, companyRate: 0 }) };
  return createDemoHistory(services);
}

const formatAccounts = (accounts: readonly DemoAccount[]) => [
  "Démonstration (personnes fictives), mots de passe affichés cette seule fois :",
  ...accounts.map(({ name, email, password }) => `  ${name.padEnd(18)} ${email.padEnd(36)} ${password}`),
];
