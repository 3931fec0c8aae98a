import { expect } from "vitest";
import { proving } from "#platform/testing/proof.ts";

/** Turns of the event loop until then: the other side of a race takes its steps meanwhile. */
async function breathe(ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until) await new Promise(setImmediate);
}

/** Each side wins at least this share of the rounds of a long proof; of a short one, at least one round. */
const share = 0.15;

/**
 * Holds back one side of a race or the other, so that both orders happen on any machine: whoever was second gets a
 * start, doubled until the order turns, and from then on the two meet where it turns.
 */
export function takingTurns() {
  let lead = 0;
  let step = 2;
  let last: boolean | null = null;
  const wins = { first: 0, second: 0 };
  return {
    /** `first` and `second` start together, one of them later than the other. */
    run: <A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> =>
      Promise.all([breathe(-lead).then(first), breathe(lead).then(second)]),
    /** The second is held back when it is positive. */
    note(firstWon: boolean): void {
      wins[firstWon ? "first" : "second"] += 1;
      const hasTurned = last !== null && last !== firstWon;
      if (last !== null) step = hasTurned ? Math.max(step / 2, 0.5) : step * 2;
      last = firstWon;
      lead += firstWon ? -step : step;
    },
    /** Both orders happened, often enough to be a race. */
    expectBoth(): string {
      const least = proving ? Math.ceil((wins.first + wins.second) * share) : 1;
      expect(wins.first, "rounds in which the first was first").toBeGreaterThanOrEqual(least);
      expect(wins.second, "rounds in which the second was first").toBeGreaterThanOrEqual(least);
      return `${wins.first} one way, ${wins.second} the other`;
    },
  };
}
