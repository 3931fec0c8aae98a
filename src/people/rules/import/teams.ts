import { withLikeNames } from "#imports/rules/nearNameFinder.ts";
import { nameFinder } from "#imports/rules/nameFinder.ts";
import { splitNames } from "#imports/rules/nameList.ts";
import type { Problem } from "#imports/rules/rowValidation.ts";
import { fold } from "#platform/searchWords.ts";

/** A team of the company that a file names. */
export interface NamedTeam {
  id: string;
  name: string;
  memberIds: ReadonlySet<string>;
  /** The importer may not put themself into it: its manager would get rights over them. */
  isClosedToImporter: boolean;
}

/** A team that the import creates. */
export interface NewTeam {
  id: string;
  name: string;
}

/** What a cell names. */
export interface CellTeams {
  /** Each once, the first as the main one; none where one of them cannot be known. */
  teams: NamedTeam[];
  problem: Problem | null;
  /** The names that no team of the company has, created by the import or not. */
  unknown: string[];
}
export type FindTeams = (cell: string) => CellTeams;

/** Teams that one file can create. */
export const maxNewTeams = 500;
const maxNameLength = 80;

/**
 * Finds teams by name (`nameFinder`): a team decides who runs the evaluations of its people.
 * @param created those that the import creates: they have no members and no manager
 */
export function teamFinder(teams: readonly NamedTeam[], created: readonly NewTeam[] = []): FindTeams {
  const find = nameFinder(teams);
  const newByKey = new Map(
    created.map((team) => [
      fold(team.name),
      { ...team, memberIds: new Set<string>(), isClosedToImporter: false },
    ]),
  );
  return (cell) => {
    const found = new Map<string, NamedTeam>();
    const unknown: string[] = [];
    let problem: Problem | null = null;
    for (const name of splitNames(cell)) {
      const known = find(name);
      const why = known === null ? whyNotNewTeam(name) : null;
      if (known === null && !why) unknown.push(name);
      const team = known === null ? newByKey.get(fold(name)) : known;
      if (team && team !== "several") found.set(team.id, team);
      else
        problem ??= why ?? {
          code: team === "several" ? "team_ambiguous" : "team_unknown",
          values: { team: name },
        };
    }
    return { teams: problem ? [] : [...found.values()], problem, unknown };
  };
}

/** Why no team can have this name: the rules of the form of a team. */
function whyNotNewTeam(name: string): Problem | null {
  return name.length > maxNameLength ? { code: "too_long", values: { max: String(maxNameLength) } } : null;
}

/** The names of one list, each once without capitals or accents, as they are written first. */
const onceEach = (names: readonly string[]): Map<string, string> => {
  const first = new Map<string, string>();
  for (const name of names) if (!first.has(fold(name))) first.set(fold(name), name);
  return first;
};

/**
 * The teams that a file names and the company does not have, in the order of the file, with the number of people whom it
 * puts into each, and what they may be a typing error of.
 * @param rows the unknown names of each row
 * @param existing the names of all teams of the company
 */
export function listUnknownTeams(rows: readonly (readonly string[])[], existing: readonly string[]) {
  const names = onceEach(rows.flat());
  const counts = new Map<string, number>();
  for (const row of rows) for (const key of onceEach(row).keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const offered = [...names].slice(0, maxNewTeams);
  return withLikeNames(
    offered.map(([key, name]) => ({ name, count: counts.get(key) ?? 0 })),
    existing,
  );
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
