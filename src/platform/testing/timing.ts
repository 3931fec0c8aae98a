/** How well two kinds of durations can be told apart, in milliseconds. */
export interface Comparison {
  medians: readonly [number, number];
  /** Absolute difference of the medians. */
  difference: number;
  /** Chance that a duration of the first kind is the longer one (Mann–Whitney): 0.5 tells nothing. */
  auc: number;
}

/** Compares two samples; ties count half. O(n log n). */
export function compareDurations(first: readonly number[], second: readonly number[]): Comparison {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].toSorted((a, b) => a.value - b.value);
  let rankSum = 0;
  for (let start = 0; start < all.length; ) {
    let end = start;
    while (end < all.length && all[end]?.value === all[start]?.value) end += 1;
    const rank = (start + 1 + end) / 2;
    for (const { isFirst } of all.slice(start, end)) if (isFirst) rankSum += rank;
    start = end;
  }
  const n = first.length;
  const auc = (rankSum - (n * (n + 1)) / 2) / (n * second.length);
  const medians = [median(first), median(second)] as const;
  return { medians, difference: Math.abs(medians[0] - medians[1]), auc };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
