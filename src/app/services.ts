import { randomInt, randomUUID } from "node:crypto";
import { makeBetterAuth } from "#accounts/server/betterAuth.ts";
import { identify } from "#accounts/server/sessions.ts";
import { loadActor } from "#people/server/actor.ts";
import type { IsTrusted } from "#platform/server/clientAddress.ts";
import type { Database } from "#platform/server/database.ts";
import { makeLimits } from "#platform/server/limits.ts";
import type { Log, Services } from "#platform/server/services.ts";
import type { Typesetter } from "#platform/server/typesetting/typesetter.ts";
import { constraints } from "./constraints.ts";

interface Surroundings {
  db: Database;
  secret: string;
  appUrl: string;
  log: Log;
  typesetter: Typesetter;
  /** The one clock. */
  now?: () => Date;
  /** Requests per second and company; 0 or unset: no limit. */
  companyRate?: number;
  /** None by default. */
  isTrustedProxy?: IsTrusted;
}

/** Assembles what the product needs from its surroundings. */
export function makeServices({
  db,
  secret,
  appUrl,
  log,
  typesetter,
  now = () => new Date(),
  companyRate = 0,
  isTrustedProxy = () => false,
}: Surroundings): Services {
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
    typesetter,
    identify: (headers) => identify(db, keys, now, headers),
    limits: makeLimits({ db, keys, companyRate }),
    isTrustedProxy,
    loadActor,
    constraints,
  };
}
