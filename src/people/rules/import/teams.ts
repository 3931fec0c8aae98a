import type { Problem } from "#imports/rules/verdict.ts";
import { withoutInvisible } from "#platform/names.ts";
import { fold } from "#platform/searchWords.ts";

/** A team of the company that a file names. */
export interface NamedTeam {
  id: string;
  name: string;
  memberIds: ReadonlySet<string>;
  /** The importer may not put themself into it: its manager would get rights over them. */
  isClosedToImporter: boolean;
}

/** The teams that a cell names, each once and the first as the main one, or why they cannot be known. */
export type FindTeams = (cell: string) => { teams: NamedTeam[]; problem: Problem | null };

const longestShown = 80;

/** The names in a cell: « Ventes; Soudure » or « Ventes | Soudure ». */
export const namesInCell = (cell: string): string[] =>
  withoutInvisible(cell)
    .split(/[;|]/)
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * Finds teams by name, without capitals or accents. Of teams whose names differ by these alone, only the exact name is
 * taken: a team decides who runs the evaluations of its people.
 */
export function teamFinder(teams: readonly NamedTeam[]): FindTeams {
  const exact = new Map(teams.map((team) => [team.name, team]));
  const byKey = new Map<string, NamedTeam[]>();
  for (const team of teams) {
    const key = fold(team.name);
    byKey.set(key, [...(byKey.get(key) ?? []), team]);
  }
  const find = (name: string): NamedTeam | Problem => {
    const known = exact.get(name);
    if (known) return known;
    const [first, second] = byKey.get(fold(name)) ?? [];
    if (first && !second) return first;
    return {
      code: first ? "team_ambiguous" : "team_unknown",
      values: { team: name.slice(0, longestShown) },
    };
  };
  return (cell) => {
    const found = new Map<string, NamedTeam>();
    for (const name of namesInCell(cell)) {
      const team = find(name);
      if ("code" in team) return { teams: [], problem: team };
      found.set(team.id, team);
    }
    return { teams: [...found.values()], problem: null };
  };
}

/** Of the teams that a row names, those that a person is to join. */
export function teamsToJoin(
  teams: readonly NamedTeam[],
  personId: string | null,
  importerId: string,
): { teamIds: string[]; problem: Problem | null } {
  const joined = personId === null ? teams : teams.filter(({ memberIds }) => !memberIds.has(personId));
  const closed = personId === importerId ? joined.find((team) => team.isClosedToImporter) : undefined;
  return {
    teamIds: joined.map(({ id }) => id),
    problem: closed ? { code: "own_team", values: { team: closed.name } } : null,
  };
}
