import { expect, test } from "vitest";
import { sampled } from "./shuffled.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

test("of few, all that are wanted, in their order and without chance", () => {
  const noChance = () => {
    throw new Error("nothing is drawn");
  };
  expect(sampled(numbers(6), (one) => one % 2 === 0, { most: 6, random: noChance })).toEqual([0, 2, 4]);
});

test("of many, as many as are asked for, each once and equally likely", () => {
  const random = seeded(11);
  const seen = numbers(10).map(() => 0);
  for (let run = 0; run < 3000; run += 1) {
    const found = sampled(numbers(10), (one) => one !== 3, { most: 3, random });
    expect(new Set(found).size).toBe(3);
    for (const one of found) seen[one]! += 1;
  }
  expect(seen[3]).toBe(0);
  // Three of nine, three thousand times.
  for (const times of seen.filter((_, one) => one !== 3)) expect(Math.abs(times - 1000)).toBeLessThan(120);
});

test("it draws no more than it takes, and all where few are wanted", () => {
  let drawn = 0;
  const random = () => {
    drawn += 1;
    return 0.5;
  };
  expect(sampled(numbers(5000), () => true, { most: 200, random })).toHaveLength(200);
  expect(drawn).toBe(200);
  expect(sampled(numbers(300), (one) => one === 299, { most: 200, random })).toEqual([299]);
});
