import { randomInt, randomUUID } from "node:crypto";
import { makeBetterAuth } from "#accounts/server/betterAuth.ts";
import { identify } from "#accounts/server/sessions.ts";
import { loadActor } from "#people/server/actor.ts";
import type { Database } from "#platform/server/database.ts";
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
}

/** Assembles what the product needs from its surroundings. */
export function makeServices({
  db,
  secret,
  appUrl,
  log,
  typesetter,
  now = () => new Date(),
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
    loadActor,
    constraints,
  };
}
