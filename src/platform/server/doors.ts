import { Refusal, type ErrorCode } from "#platform/errors.ts";

/** One address of the API for one session. */
export interface Door {
  /** Refuses at once what was refused a moment ago: without a connection, hence whoever comes back at once costs nothing. */
  check: () => void;
  /** Counts a call; where it is one too many, the door stays shut for a moment. */
  counted: <T>(count: () => Promise<T>) => Promise<T>;
}

export interface Doors {
  at: (address: string, session: string | null) => Door;
}

/** Longer, a session that has ended meanwhile would not be told so. */
const longestMs = 2_000;
const mostShut = 20_000;
const tooMany: readonly ErrorCode[] = ["too_many_requests"];

export function makeDoors(now: () => number = Date.now): Doors {
  const shut = new Map<string, { until: number; refusal: Refusal }>();
  return {
    at(address, session) {
      const key = `${address} ${session}`;
      return {
        check() {
          const found = shut.get(key);
          if (!found) return;
          if (now() < found.until) throw found.refusal;
          shut.delete(key);
        },
        async counted(count) {
          try {
            return await count();
          } catch (error) {
            if (session !== null && error instanceof Refusal && tooMany.includes(error.code)) {
              if (shut.size >= mostShut) shut.clear();
              const waitMs = Math.min(longestMs, (error.retryAfter ?? 1) * 1000);
              shut.set(key, { until: now() + waitMs, refusal: error });
            }
            throw error;
          }
        },
      };
    },
  };
}
