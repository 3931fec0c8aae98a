export interface NamedPerson {
  firstName: string;
  lastName: string;
}

export const fullName = ({ firstName, lastName }: NamedPerson) => `${firstName} ${lastName}`.trim();

const listLetters = (word: string) =>
  Array.from(word.normalize("NFC").matchAll(/\p{L}/gu), ([letter]) => letter);

/** One letter: the capital of « ß » has two. */
const toCapital = (letter = "") => Array.from(letter.toLocaleUpperCase("fr-CA"))[0];

/** Two letters, or « ? » (§9 of docs/specification.md): one of each name, else two of the only one. */
export function initials({ firstName, lastName }: NamedPerson): string {
  const [first, last] = [listLetters(firstName), listLetters(lastName)];
  const letters = first.length > 0 && last.length > 0 ? [first[0], last[0]] : [...first, ...last].slice(0, 2);
  return letters.map(toCapital).join("") || "?";
}
