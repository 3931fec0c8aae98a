export interface Named {
  firstName: string;
  lastName: string;
}

export const fullName = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim();

const lettersOf = (word: string) =>
  Array.from(word.normalize("NFC").matchAll(/\p{L}/gu), ([letter]) => letter);

/** One letter: the capital of « ß » has two. */
const capitalOf = (letter = "") => Array.from(letter.toLocaleUpperCase("fr-CA"))[0];

/** Two letters, or « ? » (§9 of docs/specification.md): one of each name, else two of the only one. */
export function initials({ firstName, lastName }: Named): string {
  const [first, last] = [lettersOf(firstName), lettersOf(lastName)];
  const letters = first.length > 0 && last.length > 0 ? [first[0], last[0]] : [...first, ...last].slice(0, 2);
  return letters.map(capitalOf).join("") || "?";
}
