import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import type { Limit } from "#platform/contract/limits.ts";
import { Refusal } from "#platform/errors.ts";
import type { Database } from "../database/database.ts";
import { readDevice } from "../http/knownDevice.ts";

/** The caller to whom a call is counted. */
export interface Caller {
  address: string;
  sessionId?: string;
  /** The account, whatever the company that it works in. */
  userId?: string;
  personId?: string;
  companyId?: string;
  input?: unknown;
  headers: Headers;
}

/** A call that was counted, by how it ends. */
export interface Counted {
  /** The secret was right: the attempt is given back and the pauses are reset. */
  succeeded: () => Promise<void>;
  /** The secret was not checked (queue full, database unavailable): the attempt is given back. */
  notChecked: () => Promise<void>;
  /** The call was refused: the attempt is given back where only what was done counts. */
  refused: () => Promise<void>;
  /** The call succeeded and brought nothing: the same, but for limits that count it even so. */
  empty: () => Promise<void>;
}

/** How many calls are left before the next one is refused, and the seconds to wait where none is. */
export interface TriesLeft {
  count: number;
  retryAfter: number | null;
}

export interface Limits {
  /** Counts a call, or refuses it with `too_many_requests` and the seconds to wait. */
  count: (endpoint: string, limits: readonly Limit[], caller: Caller) => Promise<Counted>;
  /** What the caller has left of these limits. Counts nothing. */
  readLeft: (endpoint: string, limits: readonly Limit[], caller: Caller) => Promise<TriesLeft>;
  /** Counts several actions of a person in one call, or refuses them as a whole. */
  countMany: (what: string, limits: readonly Limit[], personId: string, times: number) => Promise<void>;
  /** Refuses calls of a company beyond its rate in this process, and of one person beyond their share of it. */
  countCompany: (caller: { companyId: string; profileId: string }) => Promise<void>;
  /** Drops what no longer counts. */
  forgetExpired: () => Promise<void>;
}

interface Options {
  db: Database;
  keys: { secret: string; appUrl: string };
  /** Requests per second and company; 0: no limit. */
  companyRate: number;
}

const nothing = async () => {};
const uncounted: Counted = { succeeded: nothing, notChecked: nothing, refused: nothing, empty: nothing };
/** Of the rate of a company, what one person may take: the others find the rest. */
const maxPersonShare = 2 / 3;
const initialPauseSeconds = 60;
const maxPauseSeconds = 3_600;
/** How long the number of pauses is remembered (seconds). */
const pauseMemorySeconds = 86_400;

export function makeLimits({ db, keys, companyRate }: Options): Limits {
  const made = new Map<string, RateLimiterAbstract>();
  // Without names: a prepared statement is bound to its connection, which a pooler may change.
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => db.$client.query(text, values),
  };
  function limiter(endpoint: string, { per, max, within, kept }: Limit): RateLimiterAbstract {
    // An endpoint may count the same caller by the hour and by the day, or what was done and all that was asked for.
    const keyPrefix = `${endpoint}|${per}|${max} in ${within}`;
    const known = made.get(keyPrefix);
    if (known) return known;
    const options = { keyPrefix, points: max, duration: within };
    const one =
      kept === "inProcess"
        ? new RateLimiterMemory(options)
        : new RateLimiterPostgres({
            ...options,
            storeClient,
            storeType: "client",
            schemaName: "auth",
            tableName: "limits",
            tableCreated: true,
            clearExpiredByTimeout: false,
          });
    made.set(keyPrefix, one);
    return one;
  }
  const hashed = (text: string) =>
    createHmac("sha256", keys.secret).update(`limit:${text}`).digest("base64url");
  const perSecond = (keyPrefix: string, points: number) =>
    companyRate > 0 ? new RateLimiterMemory({ keyPrefix, points: Math.ceil(points), duration: 1 }) : null;
  const company = perSecond("rate", companyRate);
  const person = perSecond("rate of person", companyRate * maxPersonShare);

  async function countOne(endpoint: string, limit: Limit, caller: Caller, times = 1): Promise<Counted> {
    const subject = resolveSubject(limit, caller, keys);
    if (subject === null) return uncounted;
    const key = hashed(subject);
    const tries = limiter(endpoint, limit);
    const pauses = limiter(endpoint, {
      ...limit,
      per: `input.pauses of ${limit.per}`,
      max: 1e6,
      within: pauseMemorySeconds,
    });
    let windowEnd: number;
    try {
      windowEnd = Date.now() + (await tries.consume(key, times)).msBeforeNext;
    } catch (result) {
      if (!(result instanceof RateLimiterRes)) throw result;
      if (limit.successesOnly) await tries.reward(key, times);
      let waitMs = result.msBeforeNext;
      if (limit.doubling && result.consumedPoints === limit.max + 1) {
        const { consumedPoints: level } = await pauses.consume(key);
        const seconds = Math.min(maxPauseSeconds, initialPauseSeconds * 2 ** (level - 1));
        await tries.block(key, seconds);
        waitMs = seconds * 1000;
      }
      throw new Refusal("too_many_requests", undefined, toSeconds(waitMs));
    }
    const giveBack = async () => {
      // The next window never counted this try.
      if (Date.now() >= windowEnd) return;
      const { consumedPoints } = await tries.reward(key, times);
      if (consumedPoints < 0) await tries.penalty(key, times);
    };
    if (limit.successesOnly)
      return {
        succeeded: nothing,
        notChecked: giveBack,
        refused: giveBack,
        empty: limit.evenIfEmpty ? nothing : giveBack,
      };
    if (!limit.failuresOnly) return uncounted;
    if (!limit.doubling)
      return { succeeded: giveBack, notChecked: giveBack, refused: nothing, empty: nothing };
    return {
      notChecked: giveBack,
      refused: nothing,
      empty: nothing,
      succeeded: async () => void (await Promise.all([tries.delete(key), pauses.delete(key)])),
    };
  }

  async function readLeftOfOne(endpoint: string, limit: Limit, caller: Caller): Promise<TriesLeft> {
    const subject = resolveSubject(limit, caller, keys);
    const found = subject === null ? null : await limiter(endpoint, limit).get(hashed(subject));
    if (!found) return { count: limit.max, retryAfter: null };
    const count = Math.min(limit.max, Math.max(0, limit.max - found.consumedPoints));
    return { count, retryAfter: count === 0 ? toSeconds(found.msBeforeNext) : null };
  }

  return {
    async count(endpoint, limits, caller) {
      const counted: Counted[] = [];
      const each = (what: keyof Counted) => async () => {
        for (const one of counted) await one[what]();
      };
      try {
        for (const limit of limits) counted.push(await countOne(endpoint, limit, caller));
      } catch (refusal) {
        await each("notChecked")();
        throw refusal;
      }
      return {
        succeeded: each("succeeded"),
        notChecked: each("notChecked"),
        refused: each("refused"),
        empty: each("empty"),
      };
    },
    async readLeft(endpoint, limits, caller) {
      const each: TriesLeft[] = [];
      // One after the other: a call takes one connection at a time.
      for (const limit of limits) each.push(await readLeftOfOne(endpoint, limit, caller));
      const count = Math.min(...each.map((one) => one.count));
      const waits = each.map(({ retryAfter }) => retryAfter ?? 0);
      return { count, retryAfter: count === 0 ? Math.max(...waits) : null };
    },
    async countMany(what, limits, personId, times) {
      for (const limit of limits)
        await countOne(what, limit, { personId, address: "", headers: new Headers() }, times);
    },
    async countCompany({ companyId, profileId }) {
      try {
        // First: what is too much of one person takes nothing from the others.
        await person?.consume(profileId);
        await company?.consume(companyId);
      } catch {
        throw new Refusal("too_many_requests", undefined, 1);
      }
    },
    async forgetExpired() {
      await db.execute(sql`delete from auth.limits where expire < ${Date.now()}`);
    },
  };
}

const toSeconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));

/** Null when this limit does not concern the caller. */
function resolveSubject({ per, strangersOnly }: Limit, caller: Caller, keys: Options["keys"]): string | null {
  const { address, sessionId, userId, personId, companyId, input, headers } = caller;
  const account = readAccount(input);
  const device = account === null ? null : readDevice(headers, account, keys);
  if (strangersOnly && device) return null;
  if (per === "installation") return per;
  if (per === "address") return toNetwork(address);
  if (per === "session") return sessionId ?? null;
  if (per === "account") return userId ?? null;
  if (per === "person") return personId ?? null;
  if (per === "company") return companyId ?? null;
  const value = (input as Record<string, unknown> | undefined)?.[per.slice("input.".length)];
  // The owner's own device counts its own tries: what strangers do elsewhere is not its fault.
  return typeof value === "string" ? `${value}|${device ?? ""}` : null;
}

const readAccount = (input: unknown): string | null => {
  const email = (input as Record<string, unknown> | undefined)?.["email"];
  return typeof email === "string" ? email : null;
};

/** One IPv6 subscriber has a /64: it counts as one address. */
export function toNetwork(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.split("%")[0]?.split("::") ?? [];
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  const groups = address.includes("::") ? [...left, ...zeros, ...right] : left;
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, "").toLowerCase())
    .join(":");
}
