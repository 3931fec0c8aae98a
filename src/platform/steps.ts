/**
 * Work over a long list, a part at a time. It stays plain: its runner decides what happens between two parts
 * (`server/work/inSteps.ts` lets everything else go first).
 */
export type Steps<Result> = Generator<void, Result, void>;

/** Items of one part: a few milliseconds. */
export const maxItemsPerStep = 500;

export function* mapInSteps<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Result,
): Steps<Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % maxItemsPerStep === 0) yield;
    results.push(work(item, at));
  }
  return results;
}
