const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** A drawn square, and no sign of an unknown alphabet: the compiler has it in its own fonts. */
const substitute = "□";

/** PDF/UA-1 refuses a sign that no font can draw; the compiler names each of them. */
export const signsWithoutFont = (refusal: string): string[] =>
  Array.from(refusal.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/gu), ([, sign = ""]) =>
    sign.replace(/\\+u\{([0-9a-f]+)\}/giu, (_, code: string) => String.fromCodePoint(parseInt(code, 16))),
  ).flatMap((signs) => Array.from(signs));

/** Every sign of `data` that holds one of `missing` becomes one square, however many code points draw it. */
export function replaceSigns(data: unknown, missing: ReadonlySet<string>): unknown {
  if (typeof data === "string") return replaceIn(data, missing);
  if (Array.isArray(data)) return data.map((each: unknown) => replaceSigns(each, missing));
  if (data === null || typeof data !== "object") return data;
  return Object.fromEntries(Object.entries(data).map(([key, each]) => [key, replaceSigns(each, missing)]));
}

function replaceIn(words: string, missing: ReadonlySet<string>): string {
  if (!Array.from(words).some((sign) => missing.has(sign))) return words;
  return Array.from(graphemes.segment(words), ({ segment }) =>
    Array.from(segment).some((sign) => missing.has(sign)) ? substitute : segment,
  ).join("");
}
