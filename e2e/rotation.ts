import { proving } from "../src/platform/testing/proof.ts";

export type Language = "fr" | "en";
export type Scheme = "light" | "dark";
export type Width = 1280 | 390;
export interface View {
  language: Language;
  scheme: Scheme;
  width: Width;
}

const languages: readonly Language[] = ["fr", "en"];
const schemes: readonly Scheme[] = ["light", "dark"];
const widths: readonly Width[] = [1280, 390];

export const everyView: readonly View[] = languages.flatMap((language) =>
  schemes.flatMap((scheme) => widths.map((width) => ({ language, scheme, width }))),
);

/**
 * The views in which a page is inspected: one in `npm test`, chosen by the name of the page so that it is the same on
 * every machine and every day; all of them in `npm run prove` (docs/decisions/0073).
 */
export const selectViews = (name: string, all: boolean = proving): readonly View[] =>
  all ? everyView : everyView.filter((_, index) => index === computeHash(name) % everyView.length);

/** FNV-1a, folded: neighbouring names fall on different views. */
export function computeHash(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** A walk by keys is taken in one scheme; the second round of `npm run prove` takes the other. */
export const chooseScheme = (title: string, round: number): Scheme =>
  (computeHash(title) + round) % 2 === 0 ? "light" : "dark";
