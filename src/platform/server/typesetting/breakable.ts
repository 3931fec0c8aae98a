import { mapTexts, type TypesetData } from "./data.ts";

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const piece = 8;

/** Lets a word longer than a narrow column break anywhere, so that it stays on the page in full. */
export const makeBreakable = (data: TypesetData): TypesetData =>
  mapTexts(data, (text) => text.replace(/\S{30,}/gu, insertBreaks));

/** A zero-width space after every eighth sign. */
function insertBreaks(word: string): string {
  const signs = Array.from(graphemes.segment(word), ({ segment }) => segment);
  return signs.map((sign, index) => (index > 0 && index % piece === 0 ? `\u200B${sign}` : sign)).join("");
}
