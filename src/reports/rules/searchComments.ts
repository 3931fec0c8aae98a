import { fold } from "#platform/searchWords.ts";

/** From so many comments on, they can be searched. */
export const searchFrom = 10;

export interface Hit {
  from: number;
  to: number;
}

/** As a search compares text: without accents or capitals, with one kind of apostrophe and of space. */
const simplify = (text: string) => fold(text).replace(/[‘’ʼ]/gu, "'").replace(/\s/gu, " ");

/** The simplified text, and for each of its characters the place of the one that it comes from. */
function simplifyInPlace(text: string): { simple: string; origins: number[] } {
  const letters = Array.from(text.matchAll(/\P{M}\p{M}*|\p{M}+/gu), ({ 0: letter, index }) => ({
    simple: simplify(letter),
    index,
  }));
  return {
    simple: letters.map(({ simple }) => simple).join(""),
    origins: [
      ...letters.flatMap(({ simple, index }) => Array.from({ length: simple.length }, () => index)),
      text.length,
    ],
  };
}

/** The words of a search; what stands between quotation marks is one. */
const listTerms = (search: string): string[] =>
  Array.from(simplify(search).matchAll(/[«"“]([^«»"“”]+)[»"”]?|[^\s«»"“”]+/gu), ([whole, quoted]) =>
    (quoted ?? whole).trim(),
  ).filter(Boolean);

/** Where every word of the search stands in the text; null where one of them does not. */
export function findHits(text: string, search: string): Hit[] | null {
  const { simple, origins } = simplifyInPlace(text);
  const places: Hit[] = [];
  for (const term of listTerms(search)) {
    const starts = listStarts(simple, term);
    if (starts.length === 0) return null;
    for (const start of starts)
      places.push({ from: origins[start] ?? 0, to: findEnd(origins, start + term.length) });
  }
  return mergeHits(places);
}

function listStarts(text: string, term: string): number[] {
  const starts: number[] = [];
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + term.length)) starts.push(at);
  return starts;
}

/** A letter that becomes two (« œ ») is marked whole. */
function findEnd(origins: readonly number[], at: number): number {
  const last = origins[at - 1] ?? 0;
  return origins.find((origin) => origin > last) ?? last;
}

function mergeHits(hits: readonly Hit[]): Hit[] {
  const merged: Hit[] = [];
  for (const hit of hits.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && hit.from <= last.to) last.to = Math.max(last.to, hit.to);
    else merged.push({ ...hit });
  }
  return merged;
}

/** The text in pieces, those that were searched for marked. */
export function splitAtHits(text: string, hits: readonly Hit[]): { text: string; isHit: boolean }[] {
  const pieces: { text: string; isHit: boolean }[] = [];
  let at = 0;
  for (const { from, to } of hits) {
    if (from > at) pieces.push({ text: text.slice(at, from), isHit: false });
    pieces.push({ text: text.slice(from, to), isHit: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isHit: false });
  return pieces;
}
