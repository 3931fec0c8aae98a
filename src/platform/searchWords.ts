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

/** What a chunk between two spaces is made of: the parts of a name between its signs, and the domain of an address. */
function splitChunk(chunk: string): { parts: string[]; domain: string[]; isAddress: boolean } {
  const at = chunk.indexOf("@");
  if (at < 0) return { parts: chunk.split(marks), domain: [], isAddress: false };
  return {
    parts: chunk.slice(0, at).split(marks),
    domain: at === chunk.length - 1 ? [] : [chunk.slice(at)],
    isAddress: true,
  };
}
const toChunks = (text: string) => fold(text.replaceAll("´", "'")).split(spaces).map(splitChunk);

/**
 * The folded words of a search, each once: « O’Neil, Anne-M » → « o », « neil », « anne », « m ». The domain of an address
 * is one word: « luc@client » → « luc », « @client ».
 */
export const searchWords = (search: string): string[] => [
  ...new Set(toChunks(search).flatMap(({ parts, domain }) => [...parts.filter(Boolean), ...domain])),
];

/** So many words that stand side by side in a search may be one word of a name: « mc-neil d’aoust ». */
const maxJoinedWords = 3;

/**
 * The words of a search, each with what may stand for it: the word itself, or the word written together with those before it.
 * « d’amours » → [« d »], [« amours », « damours »]: a name that has « damours » has what begins with « d » too.
 */
export function searchTerms(search: string): [word: string, ...joined: string[]][] {
  // An empty part, of a comma or around a domain, keeps its neighbours apart.
  const parts = toChunks(search).flatMap(({ parts: own, domain }) => [
    ...own,
    ...domain.flatMap((one) => ["", one, ""]),
  ]);
  return parts.flatMap((word, index): [string, ...string[]][] => {
    if (word === "" || parts.indexOf(word) < index) return [];
    const joined: string[] = [];
    for (let from = index - 1; from > index - maxJoinedWords && parts[from]; from -= 1)
      joined.push(parts.slice(from, index + 1).join(""));
    return [[word, ...joined]];
  });
}

/** « St-Jean » and « Saint-Jean » are one name. */
const saints: Readonly<Record<string, string>> = { st: "saint", saint: "st", ste: "sainte", sainte: "ste" };

/**
 * The words by which a name is found, as `app.search_words` stores them: its parts, those side by side written together (not
 * those of an address), and all that stands between two spaces (« McNeil-D’Aoust »: mcneil, d, aoust, mcneild, daoust, mcneildaoust).
 */
export function storedWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const toName of [(part: string) => part, (part: string) => saints[part] ?? part]) {
    let before = "";
    for (const { parts, domain, isAddress } of toChunks(text)) {
      const names = parts.map(toName);
      for (const name of names) {
        words.add(name);
        if (before && name && !isAddress) words.add(before + name);
        before = isAddress ? "" : name;
      }
      for (const one of [names.join(""), ...domain]) words.add(one);
    }
  }
  words.delete("");
  return words;
}

/** What finds a text as the lists of the server do: each word of the search begins a word of it. */
export function isFoundBy(search: string): (text: string) => boolean {
  const terms = searchTerms(search);
  return (text) => {
    const words = [...storedWords(text)];
    return terms.every((ways) => ways.some((way) => words.some((word) => word.startsWith(way))));
  };
}
