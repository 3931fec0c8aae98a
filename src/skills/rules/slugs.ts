import { fold } from "#platform/searchWords.ts";

export const maxSlugLength = 80;

/** « Lettres minuscules, chiffres et traits de soulignement » (§5 of docs/specification.md). */
export const isSlug = (text: string): boolean => /^[a-z0-9_]+$/.test(text);

/** The slug that a text suggests: « Prend le temps d’écouter. » → « prend_le_temps_d_ecouter ». */
export const toSlug = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, "_")
    .slice(0, 60)
    .replace(/^_+|_+$/g, "") || "question";

/** Finds the first of a text’s slugs that is not taken: its own, then « …_2 », « …_3 ». */
export function findFreeSlug(text: string, taken: ReadonlySet<string>): string {
  const slug = toSlug(text);
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? "" : `_${number}`;
    const tried = slug.slice(0, maxSlugLength - suffix.length) + suffix;
    if (!taken.has(tried)) return tried;
  }
}
