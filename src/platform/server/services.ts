import type { SQL } from "drizzle-orm";
import type { Capability } from "#platform/contract/endpoint.ts";
import type { ErrorCode } from "#platform/errors.ts";
import type { IsTrusted } from "./clientAddress.ts";
import type { Database, Tenant } from "./database.ts";
import type { Limits } from "./limits.ts";
import type { Typesetter } from "./typesetting/typesetter.ts";

export type Language = "fr" | "en";

/** What a session says: a reference, no right. Rights are read again on every request. */
export interface Identity {
  sessionId: string;
  userId: string;
  companyId: string;
  profileId: string;
  /**
   * « answering »: opened by a link to answer; reaches the person's own /eval pages only. « reading »: opened by a link
   * to a report; reaches the report of `reportEvaluationId` only.
   */
  scope: "full" | "answering" | "reading";
  reportEvaluationId: string | null;
  /** When the person last gave a password or a second factor in this session. */
  confirmedAt: Date | null;
}

/** The person who acts, as the database knows them now. */
export interface Actor extends Identity {
  firstName: string;
  role: "admin" | "account_owner" | "team_manager" | "user";
  isAdmin: boolean;
  language: Language;
  capabilities: ReadonlySet<Capability>;
  /** When the request came in, by the one clock: rules about time are asked at this moment. */
  at: Date;
  /** The company asks for a second factor that this person does not have yet. */
  needsSecondFactor: boolean;
}

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What was sent to a provider with somebody, and must come back with them. */
export interface ProviderChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Somebody, in the words of a provider whose signature was checked. */
interface ProviderPerson {
  issuer: string;
  subject: string;
  email: string | null;
  isVerified: boolean;
}

/** The OpenID Connect providers of this installation; none unless configured. */
export interface Providers {
  list: readonly { id: string; name: string; issuer: string }[];
  begin: (id: string) => Promise<{ url: string; checks: ProviderChecks }>;
  /** `answer` is the query that the provider sent back. Null when it does not prove anybody. */
  finish: (id: string, checks: ProviderChecks, answer: string) => Promise<ProviderPerson | null>;
}

/**
 * Reports of one person that are close in time are judged together (disclosure/rules/system.ts). Evaluations, which
 * stand below that concept, ask here: which of the later groups would isolate somebody beside the earlier ones.
 */
export interface ReportSystem {
  days: number;
  isolatingGroups: (
    earlier: readonly (readonly string[])[],
    later: readonly { group: "peer" | "direct_report"; people: readonly string[] }[],
    thresholds: readonly number[],
    managers: { earlier: readonly string[]; later: readonly string[] },
  ) => ("manager" | "peer" | "direct_report")[];
}

/** What the product needs from its surroundings; time, ids and chance come in here and nowhere else. */
export interface Services {
  db: Database;
  /** Connects with another login, which may act as the snapshot writer: for closing, nothing else. */
  reportDb: Database;
  now: () => Date;
  newId: () => string;
  /** In [0, 1), from a cryptographic source. */
  random: () => number;
  log: Log;
  appUrl: string;
  /** Signs the cookies of sessions. */
  keys: { secret: string; appUrl: string };
  typesetter: Typesetter;
  providers: Providers;
  limits: Limits;
  /** Who is told of a message from the contact form; null when the operator has named nobody. */
  operatorEmail: string | null;
  /** INVITATIONS_PER_DAY: null when unset, 0 for no limit (platform/invitations.ts). */
  invitationsPerDay: number | null;
  /** Proxies whose X-Forwarded-For is believed. */
  isTrustedProxy: IsTrusted;
  /** Runs `work` in one transaction as the person of a request's session; null without a living session. */
  asActor: <T>(request: Headers, work: (tx: Tenant, actor: Actor) => Promise<T>) => Promise<T | null>;
  reportSystem: ReportSystem;
  /**
   * The ids of those who lead an evaluation of this person that runs now, as a part of a statement; people, who stand
   * below evaluations, ask here.
   */
  leadsOf: (subject: Pick<Identity, "companyId" | "profileId">) => SQL<string[]>;
  /** Names of database constraints and the code each one means. */
  constraints: Readonly<Record<string, ErrorCode>>;
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
