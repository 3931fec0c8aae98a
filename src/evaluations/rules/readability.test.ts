import { describe, expect, test } from "vitest";
import {
  computeChanceOfAtLeast,
  findReadability,
  computeReadabilityBySize,
  computeReadability,
} from "./readability.ts";

const buildPeers = (count: number) => Array.from({ length: count }, () => ({ role: "peer" as const }));

describe("the chance that at least k answers count", () => {
  test.each([
    // With a = b = 1 every number of answers from 0 to n is as likely as any other.
    [3, { people: 4, share: 1, a: 1, b: 1 }, 2 / 5],
    [1, { people: 9, share: 1, a: 1, b: 1 }, 9 / 10],
    // All must answer: the product of 7/10, 8/11, 9/12.
    [3, { people: 3, share: 1, a: 7, b: 3 }, (7 * 8 * 9) / (10 * 11 * 12)],
    // A rate known for certain: the binomial distribution.
    [2, { people: 3, share: 1, a: 5e8, b: 5e8 }, 0.5],
    // Each of two answers, given for certain, counts with 0.8.
    [2, { people: 2, share: 0.8, a: 1e12, b: 1 }, 0.64],
    [0, { people: 0, share: 1, a: 7, b: 3 }, 1],
    [1, { people: 0, share: 1, a: 7, b: 3 }, 0],
    [5, { people: 4, share: 1, a: 7, b: 3 }, 0],
  ])("%d of %j is %d", (least, group, chance) => {
    expect(computeChanceOfAtLeast(least, group)).toBeCloseTo(chance, 6);
  });

  test("grows with every person, and stays a chance with a thousand", () => {
    const of = (people: number) => computeChanceOfAtLeast(3, { people, share: 1, a: 70_000, b: 30_000 });
    const all = [3, 4, 5, 8, 20, 1000].map(of);
    expect(all).toEqual(all.toSorted((one, other) => one - other));
    expect(of(1000)).toBeCloseTo(1, 6);
  });
});

describe("what is said before launch", () => {
  const facts = { threshold: 3, type: "full" as const, rate: null };

  // 4·B(10, 4)/B(7, 3) + B(11, 3)/B(7, 3) = 0.646.
  test("four colleagues: six chances out of ten, seven with one more", () => {
    expect(computeReadability(buildPeers(4), facts)).toEqual([
      { role: "peer", count: 4, shown: 6, shownWithOneMore: 7, exact: 0 },
    ]);
  });

  test("nothing is certain: a hundred people are nine chances out of ten", () => {
    expect(computeReadability(buildPeers(100), facts)).toMatchObject([
      { shown: 9, shownWithOneMore: 9, exact: 9 },
    ]);
  });

  test("groups without people, and those that the type does not ask, are not told", () => {
    expect(computeReadability([], facts)).toEqual([]);
    expect(computeReadability(buildPeers(4), { ...facts, type: "manager" })).toEqual([]);
  });

  test("a chance is rounded down: two people never reach three", () => {
    expect(computeReadability(buildPeers(2), facts)).toMatchObject([{ shown: 0, shownWithOneMore: 3 }]);
  });

  // Σ C(4, x)·B(x + 97, 17 − x)/B(97, 13) from x = 3 on, with 90 of 100 answered: 0.93; with 30 of 100: 0.15.
  test.each([
    [{ invited: 100, answered: 90 }, 9],
    [{ invited: 100, answered: 30 }, 1],
    // Noise beyond what is possible counts as all, or none.
    [{ invited: 100, answered: 104 }, 9],
    [{ invited: 100, answered: -3 }, 0],
  ])("the company's own rate %j moves it to %d", (rate, shown) => {
    expect(computeReadability(buildPeers(4), { ...facts, rate })).toMatchObject([{ shown }]);
  });
});

test("by size, the chances of a number of people are those of that many participants; past the last, no better", () => {
  const known = { threshold: 3, rate: null };
  const sizes = computeReadabilityBySize(["peer"], { ...known, maxSize: 40 });
  for (const count of [1, 3, 6]) {
    expect([findReadability(sizes, { role: "peer", count })]).toEqual(
      computeReadability(buildPeers(count), { ...known, type: "peer" }),
    );
  }
  expect(sizes.length).toBeLessThan(40);
  expect(findReadability(sizes, { role: "peer", count: 60 })).toMatchObject({
    count: 60,
    shown: 9,
    exact: 9,
  });
  expect(findReadability(sizes, { role: "peer", count: 0 })).toBeNull();
  expect(findReadability(sizes, { role: "direct_report", count: 3 })).toBeNull();
});
