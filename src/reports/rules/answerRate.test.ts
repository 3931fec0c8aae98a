import { describe, expect, test } from "vitest";
import { isBatchDue, addGeometricNoise } from "./answerRate.ts";

describe("a batch of closed evaluations", () => {
  test.each([
    [{ evaluations: 9, invited: 400, answered: 300 }, false],
    [{ evaluations: 40, invited: 99, answered: 99 }, false],
    [{ evaluations: 10, invited: 100, answered: 0 }, true],
  ])("%j is due: %s", (sums, isDue) => expect(isBatchDue(sums)).toBe(isDue));

  /** The chance of each sum, by all pairs of draws from a fine grid of equally likely numbers. */
  const chances = (answered: number) => {
    const steps = 400;
    const found = new Map<number, number>();
    for (let first = 0; first < steps; first += 1)
      for (let second = 0; second < steps; second += 1) {
        const draws = [(first + 0.5) / steps, (second + 0.5) / steps];
        const sum = addGeometricNoise(answered, () => draws.shift() ?? 0);
        found.set(sum, (found.get(sum) ?? 0) + 1 / steps ** 2);
      }
    return found;
  };

  test("one answer more changes the chance of no published number by more than a third", () => {
    const [fewer, more] = [chances(70), chances(71)];
    for (let sum = 60; sum <= 81; sum += 1) {
      const ratio = (fewer.get(sum) ?? 0) / (more.get(sum) ?? 0);
      expect(Math.max(ratio, 1 / ratio), String(sum)).toBeLessThan(4 / 3);
    }
  });

  test("the noise leans to neither side", () => {
    const mean = [...chances(70)].reduce((sum, [answered, chance]) => sum + answered * chance, 0);
    expect(mean).toBeCloseTo(70, 6);
  });
});
