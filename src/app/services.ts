import { randomInt, randomUUID } from "node:crypto";
import { makeBetterAuth } from "#accounts/server/betterAuth.ts";
import { makeProviders } from "#accounts/server/providers.ts";
import type { Provider } from "#accounts/rules/providers.ts";
import { identify } from "#accounts/server/sessions.ts";
import { paths } from "#paths.ts";
import { loadActor } from "#people/server/actor.ts";
import type { Database } from "#platform/server/database.ts";
import type { Log, Services } from "#platform/server/services.ts";
import { constraints } from "./constraints.ts";

interface Surroundings {
  db: Database;
  secret: string;
  appUrl: string;
  log: Log;
  /** Where people may sign in elsewhere. */
  providers?: readonly Provider[];
  /** The one clock. */
  now?: () => Date;
}

/** Assembles what the product needs from its surroundings. */
export function makeServices(surroundings: Surroundings): Services {
  const { db, secret, appUrl, log, providers = [], now = () => new Date() } = surroundings;
  const keys = { secret, appUrl };
  return {
    db,
    now,
    newId: randomUUID,
    random: () => randomInt(2 ** 47) / 2 ** 47,
    log,
    appUrl,
    keys,
    passwords: makeBetterAuth({ db, secret, appUrl }),
    providers: makeProviders(providers, new URL(paths.callback(), appUrl).href),
    identify: (headers) => identify(db, keys, now, headers),
    loadActor,
    constraints,
  };
}
