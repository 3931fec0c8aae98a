/**
 * Whether what was typed names it: of capitals, of spaces and of the shape of apostrophes and quotation marks, which a
 * keyboard writes otherwise than the screen, nothing is asked.
 */
export const isNameTyped = (typed: string, name: string): boolean =>
  normalizeName(typed) === normalizeName(name);

const normalizeName = (words: string) =>
  words
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[«»“”]/g, '"')
    .replaceAll(/\s+/g, "");
