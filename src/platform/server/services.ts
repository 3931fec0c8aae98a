import type { Capability } from "#platform/contract/endpoint.ts";
import type { ErrorCode, ErrorStatuses } from "#platform/errors.ts";
import type { Language, Role, SessionScope } from "#platform/vocabulary.ts";
import type { IsTrusted } from "./http/clientAddress.ts";
import type { Database, Tenant } from "./database/database.ts";
import type { RecentRefusals } from "./calls/recentRefusals.ts";
import type { FailureCounts } from "./process/failureCounts.ts";
import type { FileStorage } from "./files/storage.ts";
import type { Images } from "./images/images.ts";
import type { Limits } from "./calls/limits.ts";
import type { Typesetter } from "./typesetting/typesetter.ts";

/** What a session says: a reference, no right. Rights are read again on every request. */
export interface Identity {
  sessionId: string;
  userId: string;
  companyId: string;
  profileId: string;
  /**
   * « answering »: opened by a link to answer; reaches the person's own /eval pages only. « reading »: opened by a link
   * to a report; reaches the report of `objectId` only.
   */
  scope: SessionScope;
  /** What the scope is limited to; null where it is all of a kind, or nothing. */
  objectId: string | null;
  /** When the person last gave a password or a second factor in this session. */
  confirmedAt: Date | null;
}

/** The person who acts, as the database knows them now. */
export interface Actor extends Identity {
  firstName: string;
  role: Role;
  isAdmin: boolean;
  language: Language;
  capabilities: ReadonlySet<Capability>;
  /** The time of the request; rules about time use it. */
  at: Date;
  /** The company requires a second factor that this person has not set up. */
  needsSecondFactor: boolean;
  /** The password was set by an administrator. */
  needsOwnPassword: boolean;
  /** It was, and no link to the address has been used since. */
  needsAddressProof: boolean;
}

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/**
 * What the product needs from its surroundings; time, ids and chance come in here and nowhere else. A concept adds what
 * it needs by module augmentation, and src/app/services.ts gives it or does not compile.
 */
export interface Services {
  db: Database;
  /** Connects with another login, which may act as the snapshot writer: for closing, nothing else. */
  reportDb: Database;
  now: () => Date;
  newId: () => string;
  /** In [0, 1), from a cryptographic source. */
  random: () => number;
  log: Log;
  /** Of what fails through our fault, beside the log. */
  failureCounts: FailureCounts;
  appUrl: string;
  /** Signs the cookies of sessions. */
  keys: { secret: string; appUrl: string };
  typesetter: Typesetter;
  /** Encodes anew the images that people send. */
  images: Images;
  storage: FileStorage;
  limits: Limits;
  recentRefusals: RecentRefusals;
  /** What tells a session from others in a request; null without one. Whether it lives is not looked at. */
  readSessionToken: (request: Headers) => string | null;
  /** Proxies whose X-Forwarded-For is believed. */
  isTrustedProxy: IsTrusted;
  /** Runs `work` in one transaction as the person of a request's session; null without a living session. */
  asActor: <T>(request: Headers, work: (tx: Tenant, actor: Actor) => Promise<T>) => Promise<T | null>;
  /** The same without being a use of the session, which a page left open must not keep alive. */
  asWatcher: <T>(request: Headers, work: (tx: Tenant, actor: Actor) => Promise<T>) => Promise<T | null>;
  /** Names of database constraints and the code each one means. */
  constraints: Readonly<Record<string, ErrorCode>>;
  /** Every error code of the product and its HTTP status. */
  errorStatuses: ErrorStatuses;
}

export interface RequestContext {
  services: Services;
  requestId: string;
  /** Where the request comes from (clientAddress.ts). */
  address: string;
  request: Headers;
  /** Headers to send back: cookies. */
  response: Headers;
}
