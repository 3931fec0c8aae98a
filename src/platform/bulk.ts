/** As many things as one action may be about; a screen offers no more, a contract takes no more. */
export const maxBulkItems = 1000;

/** One action on many things at once: which of them it can be done to, and why not to the others. */
export interface BulkPlan<Item, Reason extends string> {
  can: Item[];
  /** By reason, in the order in which the reasons come up. */
  refused: { reason: Reason; items: Item[] }[];
}

/** Sorts out by a rule what an action would do; the screen says it beforehand, the server does it. */
export function planBulk<Item, Reason extends string>(
  items: readonly Item[],
  whyNot: (item: Item) => Reason | null,
): BulkPlan<Item, Reason> {
  const can: Item[] = [];
  const refused = new Map<Reason, Item[]>();
  for (const item of items) {
    const reason = whyNot(item);
    if (reason === null) can.push(item);
    else refused.set(reason, [...(refused.get(reason) ?? []), item]);
  }
  return { can, refused: [...refused].map(([reason, those]) => ({ reason, items: those })) };
}
