/** Letters that no decomposition takes apart. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ß: "ss",
  þ: "th",
  ð: "d",
  đ: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ø: "o",
  ŧ: "t",
  ς: "σ",
};
const special = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");

/**
 * Text as it is compared in a search: without accents or capitals. « Hélène » → « helene », « Sœur » → « soeur ».
 * `app.fold` of the migrations does the same to what is stored (docs/decisions/0069).
 */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(special, (letter) => plainLetters[letter] ?? letter);

// The same classes as in app.search_words.
// oxlint-disable-next-line no-control-regex
const spaces = /[\u0001-\u0020\u007f-\u009f\u2028\u2029]+/;
const marks = /[!-/:-?[-`{-~\u00a1-\u00bf\u00d7\u00f7\u02b9-\u02df\u2010-\u2027\u202a-\u206f\u3001-\u303f]+/;

/**
 * The folded words of a search, each once: « O’Neil, Anne-M » → « o », « neil », « anne », « m ». The domain of an address
 * is one word: « luc@client » → « luc », « @client ».
 */
export function searchWords(search: string): string[] {
  const words = fold(search)
    .split(spaces)
    .flatMap((chunk) => {
      const at = chunk.indexOf("@");
      const name = at < 0 ? chunk : chunk.slice(0, at);
      const domain = at < 0 || at === chunk.length - 1 ? [] : [chunk.slice(at)];
      return [...name.split(marks), ...domain];
    });
  return [...new Set(words.filter(Boolean))];
}
