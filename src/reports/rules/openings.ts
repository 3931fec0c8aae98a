import type { Report } from "../contract.ts";

type Opening = Report["openings"][number];

/** Of each person all openings, the latest first, as they come; whoever opened last comes first. */
export function groupOpenings(openings: readonly Opening[]): [Opening, ...Opening[]][] {
  const byPerson = new Map<string, [Opening, ...Opening[]]>();
  for (const opening of openings) {
    const known = byPerson.get(opening.person.id);
    if (known) known.push(opening);
    else byPerson.set(opening.person.id, [opening]);
  }
  return [...byPerson.values()];
}
