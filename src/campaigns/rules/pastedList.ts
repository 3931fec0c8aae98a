import { fold } from "#platform/searchWords.ts";

const address = /[^\s<>,;"()]+@[^\s<>,;"()]+/;
const addresses = new RegExp(address, "g");

/** A person as a line may mean them: names are written in either order, and may have several words. */
export interface ParsedLine {
  email: string | null;
  names: { first: string; last: string }[];
}

/** The lines of a list of names or addresses, each once; several addresses after commas are a line each. */
export function splitList(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/).flatMap((line) => {
    const isMany = (line.match(addresses) ?? []).length > 1;
    return isMany ? line.split(/[,;]/) : [line];
  });
  return [...new Set(lines.map((line) => line.trim()).filter(Boolean))];
}

/** Characters of a line that can name a person; `maxLineLength` of contract.ts. */
export const maxLineLength = 160;

/** Names of up to so many words are tried in every order; longer ones match no person. */
const maxNameWords = 8;

/** What a line may mean: « Marie Tremblay », « Tremblay, Marie », « Marie <marie@…> », or cells of a spreadsheet. */
export function parseLine(line: string): ParsedLine {
  const email = (address.exec(line)?.[0] ?? "").replace(/^mailto:/i, "").toLowerCase() || null;
  const rest = fold(line.replace(address, " "));
  const cells = rest.split(/[\t;]/).map(stripPunctuation).filter(Boolean);
  const [first = "", last = ""] = cells;
  const words = stripPunctuation(rest).split(" ").filter(Boolean);
  const names = cells.length > 1 ? toBothOrders(first, last) : [];
  if (words.length <= maxNameWords)
    for (let cut = 1; cut < Math.max(2, words.length); cut += 1)
      names.push(...toBothOrders(words.slice(0, cut).join(" "), words.slice(cut).join(" ")));
  return { email, names: names.filter((name) => name.first !== "") };
}

const stripPunctuation = (text: string) =>
  text
    .replaceAll(/[<>"(),;\t]/g, " ")
    .trim()
    .replaceAll(/\s+/g, " ");

const toBothOrders = (first: string, last: string) => [
  { first, last },
  { first: last, last: first },
];
