import { Refusal, type ErrorCode } from "#platform/errors.ts";

/** One address of the API for one session. */
export interface CallGuard {
  /** Refuses at once what was refused a moment ago: without a connection, hence an immediate retry costs nothing. */
  check: () => void;
  /** Counts a call; where it is one too many, further ones are refused for a moment. */
  counted: <T>(count: () => Promise<T>) => Promise<T>;
}

export interface RecentRefusals {
  at: (address: string, session: string | null) => CallGuard;
}

/** Longer, a session that has ended meanwhile would not learn it. */
const maxMemoryMs = 2_000;
const maxRemembered = 20_000;
const tooMany: readonly ErrorCode[] = ["too_many_requests"];

export function makeRecentRefusals(now: () => number = Date.now): RecentRefusals {
  const refused = new Map<string, { until: number; refusal: Refusal }>();
  return {
    at(address, session) {
      const key = `${address} ${session}`;
      return {
        check() {
          const found = refused.get(key);
          if (!found) return;
          if (now() < found.until) throw found.refusal;
          refused.delete(key);
        },
        async counted(count) {
          try {
            return await count();
          } catch (error) {
            if (session !== null && error instanceof Refusal && tooMany.includes(error.code)) {
              if (refused.size >= maxRemembered) refused.clear();
              const waitMs = Math.min(maxMemoryMs, (error.retryAfter ?? 1) * 1000);
              refused.set(key, { until: now() + waitMs, refusal: error });
            }
            throw error;
          }
        },
      };
    },
  };
}
