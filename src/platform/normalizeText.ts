import { withoutInvisible } from "./invisible.ts";

/**
 * Text as the product keeps it: each letter in its one form (NFC, so that « é » typed as two characters is « é »), without
 * invisible characters: files, addresses and answers, before they are validated. A call has its letters in one
 * form already (server/internals/readInput.ts).
 */
export const normalizeText = (text: string): string =>
  isPlain(text) ? text : withoutInvisible(text).normalize("NFC");

/** Most text is ASCII, which has nothing to normalise. */
// oxlint-disable-next-line no-control-regex
const isPlain = (text: string) => /^[\u0000-\u007F]*$/.test(text);

/** How long a text is for every limit of the product, on the page, on the device and on the server. */
export const computeTextLength = (text: string): number => normalizeText(text).length;

/** The same on a single line: line ends and tabs become spaces. */
export const normalizeLine = (text: string): string => normalizeText(text).replace(/[\t-\r\u0085]+/g, " ");

/** Control characters, spaces that take no room or are not the ordinary ones, and what replaces an unreadable character. */
const unseen = /[\p{Cc}\u2800\uFFFC-\uFFFF]/u;

/** The place of the first character of a line that cannot be seen, from 1; null where there is none. */
export function unseenCharacterAt(text: string): number | null {
  const at = Array.from(text).findIndex((character) => unseen.test(character));
  return at === -1 ? null : at + 1;
}
