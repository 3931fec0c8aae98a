import type { Writing } from "../../rules/presentation.ts";

/** A text of 4,000 characters can be two thousand paragraphs: whoever writes it decides on the pages of everybody's PDF. */
const mostParagraphs = 40;

/**
 * What the PDF prints of what was written under one question, in the order of the screen. Each group gives its first
 * paragraphs in turn, so that none leaves the others without room.
 */
export function printedOf(writings: readonly Writing[]): Writing[] {
  const chosen = new Set(writings.toSorted((a, b) => a.index - b.index).slice(0, mostParagraphs));
  return writings.filter((writing) => chosen.has(writing));
}
