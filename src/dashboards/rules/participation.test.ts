import { expect, test } from "vitest";
import { computeShare, limitGroups } from "./participation.ts";

test.each([
  [0, 0, 0],
  [8, 0, 0],
  [8, 8, 100],
  [8, 6, 75],
  [1000, 1, 1],
  [1000, 999, 99],
])("of %i asked, %i finished: %i %", (invited, finished, share) => {
  expect(computeShare({ invited, finished })).toBe(share);
});

test("the smallest of many groups are one, and no answer is lost", () => {
  const groups = Array.from({ length: 12 }, (_, index) => ({
    campaign: { id: String(index), name: `Campagne ${index}` },
    type: null,
    others: null,
    evaluations: 1,
    invited: 12 - index,
    finished: 1,
  }));
  const shown = limitGroups(groups);
  expect(shown).toHaveLength(9);
  expect(shown.at(-1)).toEqual({
    campaign: null,
    type: null,
    others: 4,
    evaluations: 4,
    invited: 10,
    finished: 4,
  });
  expect(limitGroups(groups.slice(0, 9))).toEqual(groups.slice(0, 9));
  // The last one stands for some already.
  const manyMore = { ...groups[11]!, campaign: null, others: 30 };
  expect(limitGroups([...groups.slice(0, 11), manyMore]).at(-1)?.others).toBe(33);
});
