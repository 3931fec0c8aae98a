import { refuse, Refusal } from "#platform/errors.ts";

interface Waiting {
  start: () => void;
  turnAway: (refusal: Refusal) => void;
}

/** The caller on whose behalf a call waits. */
export interface Source {
  name: string;
  /** Unidentified (a network address without a session): strangers queue apart from known callers. */
  isStranger?: boolean;
}

export interface FairQueue {
  /** Runs `work` when `source` is next: sources are served in turn, one call each. */
  run: <T>(source: Source, work: () => Promise<T>) => Promise<T>;
  /** How many calls wait. */
  waiting: () => number;
}

interface Options {
  maxConcurrent: number;
  /** Length of the queue: the same for strangers and for known sources. */
  waiting: number;
  /** In [0, 1). */
  random?: () => number;
}

const retryAfterSeconds = 5;

/**
 * Bounded concurrency with a fair share for each source. Known sources and strangers wait in two queues that are served
 * in turn, so that strangers, however many, neither refuse a known source nor delay it by more than every second turn
 * (docs/decisions/0049).
 */
export function makeFairQueue({ maxConcurrent, waiting: most, random = Math.random }: Options): FairQueue {
  let running = 0;
  const known = makeQueue(most, random);
  const strangers = makeQueue(most, random);
  let wasStranger = true;

  function startNext(): void {
    const isStranger = known.waiting() === 0 || (!wasStranger && strangers.waiting() > 0);
    const next = (isStranger ? strangers : known).takeNext();
    wasStranger = isStranger;
    // The finished call passes its slot on: `running` stays as it is.
    if (next) next.start();
    else running -= 1;
  }

  return {
    async run({ name, isStranger }, work) {
      if (running >= maxConcurrent) await (isStranger ? strangers : known).enqueue(name);
      else running += 1;
      try {
        return await work();
      } finally {
        startNext();
      }
    },
    waiting: () => known.waiting() + strangers.waiting(),
  };
}

/** How many sources are remembered as served: a flood of new ones must not push an old one back for ever. */
const maxRemembered = 500;

/**
 * Serves sources in turn: first the one served least since the queue was last empty, so that a source with two
 * hundred calls delays the others by at most one. When the queue is full, the last call of the source with the most
 * served and waiting calls is rejected with `service_unavailable`; ties, the newcomer included, are broken at random.
 */
function makeQueue(maxWaiting: number, random: () => number) {
  let waiting = 0;
  // A Map keeps the order of insertion: among sources served alike, the one that has waited longest comes first.
  const lines = new Map<string, Waiting[]>();
  const served = new Map<string, number>();

  const countServed = (source: string) => served.get(source) ?? 0;
  const countShare = (source: string) => countServed(source) + (lines.get(source)?.length ?? 0);

  function makeRoomFor(newcomer: string): void {
    const own = countShare(newcomer) + 1;
    const others = [...lines.keys()].filter((source) => source !== newcomer);
    const largest = Math.max(own, ...others.map(countShare));
    const candidates = others.filter((source) => countShare(source) === largest);
    if (own === largest) candidates.push(newcomer);
    const chosen = candidates[Math.floor(random() * candidates.length)];
    const last = chosen === undefined || chosen === newcomer ? undefined : takeFrom(chosen, "last");
    if (!last) return refuse("service_unavailable", undefined, retryAfterSeconds);
    last.turnAway(new Refusal("service_unavailable", undefined, retryAfterSeconds));
  }

  function takeFrom(source: string, end: "first" | "last"): Waiting | undefined {
    const line = lines.get(source) ?? [];
    const taken = end === "first" ? line.shift() : line.pop();
    if (taken) waiting -= 1;
    if (line.length === 0) lines.delete(source);
    return taken;
  }

  return {
    waiting: () => waiting,

    enqueue(source: string): Promise<void> {
      if (waiting >= maxWaiting) makeRoomFor(source);
      return new Promise((start, turnAway) => {
        waiting += 1;
        lines.set(source, [...(lines.get(source) ?? []), { start, turnAway }]);
      });
    },

    takeNext(): Waiting | undefined {
      let next: string | undefined;
      for (const source of lines.keys())
        if (next === undefined || countServed(source) < countServed(next)) next = source;
      if (next === undefined) return undefined;
      const taken = takeFrom(next, "first");
      if (waiting === 0 || served.size >= maxRemembered) served.clear();
      else served.set(next, countServed(next) + 1);
      return taken;
    },
  };
}
