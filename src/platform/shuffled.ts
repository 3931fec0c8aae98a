/** Fisher–Yates: every order is equally likely when `random` is uniform in [0,1). */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    [order[last], order[chosen]] = [order[chosen]!, order[last]!];
  }
  return order;
}

/**
 * Those of the items that are wanted; of more items than `most`, as many by chance, each equally likely. It looks at no
 * more of them than it takes.
 */
export function sampled<Item>(
  items: readonly Item[],
  isWanted: (item: Item) => boolean,
  { most, random }: { most: number; random: () => number },
): Item[] {
  if (items.length <= most) return items.filter(isWanted);
  const found: Item[] = [];
  // Fisher–Yates that notes only what it has moved.
  const moved = new Map<number, number>();
  for (let at = 0; at < items.length && found.length < most; at += 1) {
    const drawn = at + Math.floor(random() * (items.length - at));
    const item = items[moved.get(drawn) ?? drawn]!;
    moved.set(drawn, moved.get(at) ?? at);
    if (isWanted(item)) found.push(item);
  }
  return found;
}
