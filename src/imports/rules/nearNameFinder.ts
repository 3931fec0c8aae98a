import { headerKey } from "./columns.ts";

/** What a name is compared by. */
interface Key {
  key: string;
  digits: string;
}
const toKey = (name: string): Key => {
  // « Équipe Ventes » and « Ventes » are names of the same team.
  const key = headerKey(name.replace(/^\s*(?:équipe|team)\s+(?=\S)/iu, ""));
  return { key, digits: key.replaceAll(/\D/g, "") };
};

/**
 * Finds, for a name, another one of which it may be a typing error: the same letters, or one to two of them apart.
 * « Équipe 1 » and « Équipe 2 » are two teams: digits must be the same.
 */
export function nearNameFinder(candidates: readonly string[]): (name: string) => string | null {
  const known = candidates.map((name) => ({ name, ...toKey(name) }));
  return (name) => {
    const { key, digits } = toKey(name);
    const maxDistance = key.length < 4 ? 0 : key.length < 9 ? 1 : 2;
    const near = known.find(
      (other) =>
        other.name !== name && other.digits === digits && isWithinDistance(key, other.key, maxDistance),
    );
    return near?.name ?? null;
  };
}

/**
 * Names that rows give and the company does not have, with what each may be a typing error of: a name of the company, or
 * one that more rows give.
 */
export function withLikeNames<Named extends { name: string; count: number }>(
  unknown: readonly Named[],
  existing: readonly string[],
): (Named & { like: string | null })[] {
  const sorted = unknown.toSorted((one, other) => other.count - one.count);
  const places = new Map(sorted.map(({ name }, at) => [name, at]));
  const likeExisting = nearNameFinder(existing);
  const likeUnknown = nearNameFinder(sorted.map(({ name }) => name));
  return unknown.map((one) => {
    const other = likeUnknown(one.name);
    const isRarer = other !== null && (places.get(other) ?? 0) < (places.get(one.name) ?? 0);
    return { ...one, like: likeExisting(one.name) ?? (isRarer ? other : null) };
  });
}

/** Whether so many letters added, left out, changed or swapped with their neighbour make one text of the other. */
function isWithinDistance(one: string, other: string, maxDistance: number): boolean {
  if (Math.abs(one.length - other.length) > maxDistance) return false;
  if (one === other) return true;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      line[at] = Math.min(
        (above[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...line) > maxDistance) return false;
    [before, above] = [above, line];
  }
  return (above[other.length] ?? Infinity) <= maxDistance;
}
