import { randomInt, randomUUID } from "node:crypto";
import { makeBetterAuth } from "#accounts/server/betterAuth.ts";
import { asActor } from "#people/server/actor.ts";
import type { Database } from "#platform/server/database.ts";
import type { Log, Services } from "#platform/server/services.ts";
import { constraints } from "./constraints.ts";

interface Surroundings {
  db: Database;
  secret: string;
  appUrl: string;
  log: Log;
  /** The one clock. */
  now?: () => Date;
}

/** Assembles what the product needs from its surroundings. */
export function makeServices({ db, secret, appUrl, log, now = () => new Date() }: Surroundings): Services {
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
    asActor: (request, work) => asActor({ db, keys, now }, request, work),
    constraints,
  };
}
