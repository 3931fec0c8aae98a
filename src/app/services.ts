import { randomInt, randomUUID } from "node:crypto";
import { readSessionToken } from "#accounts/server/sessions.ts";
import { makeProviders } from "#accounts/server/providers.ts";
import type { Provider } from "#accounts/rules/providers.ts";
import type { Installation } from "#administration/server/installation.ts";
import type { Tables } from "#imports/server/reading/tables.ts";
import type { DraftServer } from "#development/server/drafts/draftServer.ts";
import { paths } from "#paths.ts";
import { asActor } from "#people/server/actor.ts";
import type { IsTrusted } from "#platform/server/http/clientAddress.ts";
import type { Database } from "#platform/server/database/database.ts";
import { noFailureCounts, type FailureCounts } from "#platform/server/process/failureCounts.ts";
import type { FileStorage } from "#platform/server/files/storage.ts";
import type { Images } from "#platform/server/images/images.ts";
import { makeRecentRefusals } from "#platform/server/calls/recentRefusals.ts";
import { makeLimits } from "#platform/server/calls/limits.ts";
import type { Log, Services } from "#platform/server/services.ts";
import { makeConnectionQuota } from "#platform/server/calls/connectionQuota.ts";
import type { Typesetter } from "#platform/server/typesetting/typesetter.ts";
import {
  constraints,
  emails,
  errorStatuses,
  exportKinds,
  importKinds,
  lists,
  notifications,
} from "./registries.ts";
import { connectPorts } from "./ports.ts";

interface ServiceDependencies {
  db: Database;
  reportDb: Database;
  secret: string;
  appUrl: string;
  log: Log;
  typesetter: Typesetter;
  images: Images;
  tables: Tables;
  storage: FileStorage;
  /** That of tests by default. */
  installation?: Installation;
  /** None by default. */
  failureCounts?: FailureCounts;
  /** Where people may sign in elsewhere. */
  providers?: readonly Provider[];
  /** The one clock. */
  now?: () => Date;
  /** The one source of chance: numbers in [0, 1). */
  random?: () => number;
  /** Requests per second and company; 0 or unset: no limit. */
  companyRate?: number;
  /** The address that is notified of contact-form messages. */
  operatorEmail?: string | undefined;
  /** Unset: the product's own rule; 0: no limit. */
  invitationsPerDay?: number | undefined;
  /** Where drafts by AI are written; none by default. */
  draftServer?: DraftServer | null;
  /** None by default. */
  isTrustedProxy?: IsTrusted;
}

/** Assembles what the product needs from its surroundings. */
export function makeServices(surroundings: ServiceDependencies): Services {
  connectPorts();
  const {
    db,
    reportDb,
    secret,
    appUrl,
    log,
    typesetter,
    images,
    tables,
    storage,
    failureCounts = noFailureCounts,
    installation = { version: "0.0.0", mail: "mailbox", readDisk: async () => null },
    providers = [],
    now = () => new Date(),
    random = () => randomInt(2 ** 47) / 2 ** 47,
  } = surroundings;
  const {
    companyRate = 0,
    invitationsPerDay,
    isTrustedProxy = () => false,
    draftServer = null,
  } = surroundings;
  const keys = { secret, appUrl };
  const entry = { db, keys, now, quota: makeConnectionQuota({ connections: db.$client.options.max }) };
  return {
    db,
    reportDb,
    now,
    newId: randomUUID,
    random,
    log,
    failureCounts,
    installation,
    appUrl,
    keys,
    typesetter,
    images,
    tables,
    storage,
    providers: makeProviders(providers, new URL(paths.callback(), appUrl).href),
    asActor: (request, work) => asActor(entry, request, work),
    asWatcher: (request, work) => asActor(entry, request, work, { isUse: false }),
    recentRefusals: makeRecentRefusals(),
    readSessionToken: (request) => readSessionToken(request, keys),
    emails,
    lists,
    importKinds,
    exportKinds,
    limits: makeLimits({ db, keys, companyRate }),
    operatorEmail: surroundings.operatorEmail ?? null,
    invitationsPerDay: invitationsPerDay ?? null,
    isTrustedProxy,
    draftServer,
    notifications,
    constraints,
    errorStatuses,
  };
}
