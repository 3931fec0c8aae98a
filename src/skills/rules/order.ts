/**
 * A list after one of its entries has been put behind another, or first.
 * @returns null when either of them is not in the list
 */
export function moved<Id>(ids: readonly Id[], id: Id, after: Id | null): Id[] | null {
  if (!ids.includes(id) || (after !== null && !ids.includes(after))) return null;
  if (after === id) return [...ids];
  const others = ids.filter((one) => one !== id);
  return others.toSpliced(after === null ? 0 : others.indexOf(after) + 1, 0, id);
}
