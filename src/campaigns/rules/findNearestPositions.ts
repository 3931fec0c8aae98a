import { searchWords } from "#platform/searchWords.ts";
import { mapInSteps, type Steps } from "#platform/steps.ts";

interface Translated {
  fr: string;
  en: string | null;
}

/** Words that say nothing of the work, in both languages, and what « chargé·e » or « conseiller(ère) » leaves apart. */
const stopWords = new Set(
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
  // « Commise », whose masculine ends in s whatever the number.
  [/[sx]?e+$/, ""],
];

/** Reduces « chargées » and « chargé » to one word: neither gender nor number distinguishes jobs. */
function stemWord(word: string): string {
  const one = word.length > 3 ? word.replace(/[sx]$/, "") : word;
  if (one.length < 4) return one;
  for (const [ending, instead] of masculine) if (ending.test(one)) return one.replace(ending, instead);
  return one;
}

const collectStems = (text: string): Set<string> =>
  new Set(
    searchWords(text)
      .filter((word) => word.length > 1 && !stopWords.has(word))
      .map((word) => stemWord(word)),
  );

/** More than half of the words are shared: « Directrice des ventes » is not near « Directrice des finances ». */
const minLikeness = 0.5;

/**
 * For each free title the position whose name, in either language, shares the most words with it; the first of those that
 * share as many, null where none is near. It is a proposal, for the author to accept. Names are read once, and in steps: a
 * company may have thousands of positions.
 */
export function* findNearestPositions<Position>(
  titles: readonly string[],
  positions: readonly Position[],
  getName: (position: Position) => Translated,
): Steps<(Position | null)[]> {
  const names = positions.flatMap((position) => {
    const { fr, en } = getName(position);
    return (en === null ? [fr] : [fr, en]).map((name) => ({ position, name }));
  });
  const placesByWord = new Map<string, number[]>();
  const sizes = yield* mapInSteps(names, ({ name }, place) => {
    const words = collectStems(name);
    for (const word of words) {
      const places = placesByWord.get(word);
      if (places) places.push(place);
      else placesByWord.set(word, [place]);
    }
    return words.size;
  });
  const found: (Position | null)[] = [];
  for (const title of titles) {
    yield;
    const wanted = collectStems(title);
    const shared = new Uint8Array(names.length);
    for (const word of wanted)
      for (const place of placesByWord.get(word) ?? []) shared[place] = (shared[place] ?? 0) + 1;
    let nearest: { place: number; likeness: number } | null = null;
    for (const [place, size] of sizes.entries()) {
      // Of the words of both, the part that they share.
      const likeness = (2 * (shared[place] ?? 0)) / (wanted.size + size);
      if (likeness > (nearest?.likeness ?? minLikeness)) nearest = { place, likeness };
    }
    found.push(nearest && (names[nearest.place]?.position ?? null));
  }
  return found;
}
