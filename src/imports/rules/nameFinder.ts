import { normalizeLine } from "#platform/normalizeText.ts";
import { fold } from "#platform/searchWords.ts";

/**
 * Which of some things a name means: the one that is called so, without capitals or accents. Of several whose names differ
 * by these alone only the exact one is meant.
 */
export function nameFinder<Named extends { name: string }>(
  all: readonly Named[],
): (name: string) => Named | "several" | null {
  const exact = new Map(all.map((one) => [normalizeLine(one.name).trim(), one]));
  const byKey = Map.groupBy(all, ({ name }) => fold(name));
  return (name) => {
    const [first, second] = byKey.get(fold(name)) ?? [];
    return exact.get(name) ?? (second ? "several" : (first ?? null));
  };
}
