import { refuse, Refusal } from "#platform/errors.ts";

interface Waiting {
  start: () => void;
  turnAway: (refusal: Refusal) => void;
}

export interface Turns {
  /** Runs `work` when it is the turn of `source`: one waiting call of each source after the other. */
  run: <T>(source: string, work: () => Promise<T>) => Promise<T>;
  /** How many calls wait. */
  waiting: () => number;
}

const comeBackIn = 5;

/**
 * Bounded concurrency with a fair share for each source. Sources take turns, so that a source with two hundred waiting
 * calls delays the others by no more than one call. When the queue is full, the last call of the longest line is
 * rejected with `service_unavailable`: nobody else pays for it.
 */
export function makeTurns({ atOnce, waiting: most }: { atOnce: number; waiting: number }): Turns {
  let running = 0;
  let waiting = 0;
  // A Map keeps the order of insertion: the first line is the next served, then goes to the end.
  const lines = new Map<string, Waiting[]>();

  function enqueue(source: string): Promise<void> {
    if (waiting >= most) makeRoomFor(source);
    return new Promise((resolve, reject) => {
      waiting += 1;
      const line = lines.get(source) ?? [];
      line.push({ start: resolve, turnAway: reject });
      lines.set(source, line);
    });
  }

  function makeRoomFor(source: string): void {
    const own = lines.get(source)?.length ?? 0;
    const longest = longestLine();
    const last = longest.length > own + 1 ? longest.pop() : undefined;
    if (!last) return refuse("service_unavailable", undefined, comeBackIn);
    waiting -= 1;
    last.turnAway(new Refusal("service_unavailable", undefined, comeBackIn));
  }

  function longestLine(): Waiting[] {
    let longest: Waiting[] = [];
    for (const line of lines.values()) if (line.length > longest.length) longest = line;
    return longest;
  }

  function startNext(): void {
    const [next] = lines;
    if (!next) {
      running -= 1;
      return;
    }
    const [source, line] = next;
    lines.delete(source);
    const first = line.shift();
    if (line.length > 0) lines.set(source, line);
    waiting -= 1;
    // The finished call hands its place over: `running` stays as it is.
    first?.start();
  }

  return {
    async run(source, work) {
      if (running >= atOnce) await enqueue(source);
      else running += 1;
      try {
        return await work();
      } finally {
        startNext();
      }
    },
    waiting: () => waiting,
  };
}
