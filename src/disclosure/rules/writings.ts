import type { Group, Policy, Response } from "../contract.ts";
import { isProtected } from "./cells.ts";

const lineBreaks = /[\r\n\u0085\u2028\u2029]+/;

export const paragraphsOf = (text: string): string[] =>
  text
    .split(lineBreaks)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

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
 * What a group wrote at one position: paragraphs, in an order of their own, nothing that tells the author (§5).
 * null while fewer than k people of a protected group wrote there.
 */
export function writingsAt(
  position: number,
  group: Group,
  responses: readonly Response[],
  policy: Policy,
  random: () => number,
): string[] | null {
  const written = responses
    .map(({ texts }) => paragraphsOf(texts[String(position)] ?? ""))
    .filter((paragraphs) => paragraphs.length > 0);
  if (isProtected(group) && written.length < policy.k) return null;
  return shuffled(written.flat(), random);
}
