import type { Writing } from "../../rules/presentation.ts";

/**
 * A limit on paragraphs: one text of 4,000 characters can have two thousand and would decide the length of the PDF.
 */
const maxParagraphs = 40;

/**
 * The comments of one question that the PDF prints, in the order of the screen. Groups give their first paragraphs in
 * turn, so that none is left out for lack of room.
 */
export function selectPrinted(writings: readonly Writing[]): Writing[] {
  const chosen = new Set(writings.toSorted((a, b) => a.index - b.index).slice(0, maxParagraphs));
  return writings.filter((writing) => chosen.has(writing));
}
