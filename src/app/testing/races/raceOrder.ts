import { expect } from "vitest";
import { proving } from "#platform/testing/proof.ts";

/** Turns of the event loop until then: the other side of a race takes its steps meanwhile. */
async function spinEventLoop(ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until) await new Promise(setImmediate);
}

/** Each side wins at least this share of the rounds of a long proof; of a short one, the round in which it is alone. */
const minShare = 0.15;

/**
 * Holds back one side of a race or the other, so that both orders happen on any machine. In the first round the second
 * begins when the first has ended, in the next one the first when the second has: neither order is left to chance. Then they
 * race: the second gets a head start, doubled until the order turns, and from then on the two meet where it turns.
 */
export function makeRaceOrder() {
  let rounds = 0;
  let lead = 0;
  let step = 2;
  let last: boolean | null = null;
  const wins = { first: 0, second: 0 };
  return {
    /** `first` and `second` run one after the other in two rounds, then start together, one of them later than the other. */
    async run<A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
      rounds += 1;
      if (rounds === 1) return [await first(), await second()];
      if (rounds === 2) {
        const done = await second();
        return [await first(), done];
      }
      return Promise.all([spinEventLoop(-lead).then(first), spinEventLoop(lead).then(second)]);
    },
    /** The second is held back when it is positive. */
    note(firstWon: boolean): void {
      wins[firstWon ? "first" : "second"] += 1;
      if (rounds <= 2) {
        expect(firstWon, "who is alone is first").toBe(rounds === 1);
        return;
      }
      const hasTurned = last !== null && last !== firstWon;
      if (last !== null) step = hasTurned ? Math.max(step / 2, 0.5) : step * 2;
      last = firstWon;
      lead += firstWon ? -step : step;
    },
    /** Both orders happened, often enough to be a race. */
    expectBoth(): string {
      const minWins = proving ? Math.ceil((wins.first + wins.second) * minShare) : 1;
      expect(wins.first, "rounds in which the first was first").toBeGreaterThanOrEqual(minWins);
      expect(wins.second, "rounds in which the second was first").toBeGreaterThanOrEqual(minWins);
      return `${wins.first} one way, ${wins.second} the other`;
    },
  };
}
