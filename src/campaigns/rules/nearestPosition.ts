import { searchWords } from "#platform/searchWords.ts";

interface Translated {
  fr: string;
  en: string | null;
}

/** Words that say nothing of the work, in both languages, and what « chargé·e » or « conseiller(ère) » leaves apart. */
const empty = new Set(
  "an and au aux de des du en ere ee es et euse for ienne in la le les ne of ou or par pour se sur the to trice".split(
    " ",
  ),
);

/** Endings of the feminine, longest first, each with the masculine that it is compared as. */
const masculine: readonly [ending: RegExp, instead: string][] = [
  [/trice$/, "teur"],
  [/euse$/, "eur"],
  [/(i?)ere$/, "$1er"],
  [/enne$/, "en"],
  [/ffe$/, "f"],
  [/ive$/, "if"],
  [/elle$/, "el"],
  [/e+$/, ""],
];

/** « Chargées » and « chargé » are one word: neither gender nor number tells work apart. */
function stemOf(word: string): string {
  const one = word.length > 3 ? word.replace(/[sx]$/, "") : word;
  if (one.length < 4) return one;
  for (const [ending, instead] of masculine) if (ending.test(one)) return one.replace(ending, instead);
  return one;
}

const stemsOf = (text: string): Set<string> =>
  new Set(
    searchWords(text)
      .filter((word) => word.length > 1 && !empty.has(word))
      .map((word) => stemOf(word)),
  );

/** Of the words of both, the part that they share: 1 when all, 0 when none. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  const all = one.size + other.size;
  return all === 0 ? 0 : (2 * shared) / all;
}

/** More than half of the words are shared: « Directrice des ventes » is not near « Directrice des finances ». */
const leastLikeness = 0.5;

/**
 * The position whose name, in either language, shares the most words with a free title; the first of those that share as
 * many, null where none is near. It is a proposal, for somebody to accept.
 */
export function nearestPosition<Position>(
  title: string,
  positions: readonly Position[],
  nameOf: (position: Position) => Translated,
): Position | null {
  const wanted = stemsOf(title);
  let nearest: { position: Position; likeness: number } | null = null;
  for (const position of positions) {
    const { fr, en } = nameOf(position);
    const near = Math.max(likeness(wanted, stemsOf(fr)), en === null ? 0 : likeness(wanted, stemsOf(en)));
    if (near > (nearest?.likeness ?? leastLikeness)) nearest = { position, likeness: near };
  }
  return nearest?.position ?? null;
}
