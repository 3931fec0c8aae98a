const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const piece = 8;

/** Lets a word longer than a narrow column break anywhere, so that it stays on the page in full. */
export function breakable(data: unknown): unknown {
  if (typeof data === "string") return data.replace(/\S{30,}/gu, withBreaks);
  if (Array.isArray(data)) return data.map(breakable);
  if (data === null || typeof data !== "object") return data;
  return Object.fromEntries(Object.entries(data).map(([key, each]) => [key, breakable(each)]));
}

/** A zero-width space after every eighth sign. */
function withBreaks(word: string): string {
  const signs = Array.from(graphemes.segment(word), ({ segment }) => segment);
  return signs.map((sign, index) => (index > 0 && index % piece === 0 ? `\u200B${sign}` : sign)).join("");
}
