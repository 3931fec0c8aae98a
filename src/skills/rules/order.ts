/**
 * A list after one of its entries has been put behind another, or first.
 * @returns null when either of them is not in the list
 */
export function moveInOrder<Id>(ids: readonly Id[], id: Id, after: Id | null): Id[] | null {
  if (!ids.includes(id) || (after !== null && !ids.includes(after))) return null;
  if (after === id) return [...ids];
  const others = ids.filter((one) => one !== id);
  return others.toSpliced(after === null ? 0 : others.indexOf(after) + 1, 0, id);
}

/** Between two neighbours of a list that was put in order: ten moves to the same place fit in it. */
export const positionGap = 1024;

/**
 * The number of an entry between its new neighbours; null stands for an end of the list.
 * @returns null when none is left between them
 */
export function computePlaceBetween(previous: number | null, next: number | null): number | null {
  if (previous === null) return next === null ? 0 : next - positionGap;
  if (next === null) return previous + positionGap;
  return next - previous < 2 ? null : previous + Math.floor((next - previous) / 2);
}
