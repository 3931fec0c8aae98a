import type { Report } from "../contract.ts";

type Opening = Report["openings"][number];

/** Groups openings, given latest first, by person; order is kept, so that the person who opened last comes first. */
export function groupOpenings(openings: readonly Opening[]): [Opening, ...Opening[]][] {
  const byPerson = new Map<string, [Opening, ...Opening[]]>();
  for (const opening of openings) {
    const known = byPerson.get(opening.person.id);
    if (known) known.push(opening);
    else byPerson.set(opening.person.id, [opening]);
  }
  return [...byPerson.values()];
}
