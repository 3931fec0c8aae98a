import type { PlaceChange } from "#people/rules/consequences.ts";

export interface TeamOfPerson {
  id: string;
  name: string;
  managerId: string | null;
  isMain: boolean;
}

/** Where a person stands: who manages them, directly and by teams; `teams` by name. */
export interface PlaceOfPerson {
  id: string;
  directManagerId: string | null;
  teams: readonly TeamOfPerson[];
}

/** The place of a person after a change; `team` is the one that it is about. */
export function applyPlaceChange(
  place: PlaceOfPerson,
  change: PlaceChange,
  team: Omit<TeamOfPerson, "isMain"> | null,
): PlaceOfPerson {
  if (change.kind === "directManager") return { ...place, directManagerId: change.managerId };
  if (!team) return place;
  const isMember = place.teams.some(({ id }) => id === team.id);
  const others = place.teams.filter(({ id }) => id !== team.id);
  switch (change.kind) {
    case "join":
    case "creation":
      return isMember
        ? place
        : { ...place, teams: [...place.teams, { ...team, isMain: place.teams.length === 0 }] };
    case "leave":
    case "removal":
      return { ...place, teams: withMain(others) };
    case "main":
      return isMember
        ? { ...place, teams: place.teams.map((one) => ({ ...one, isMain: one.id === team.id })) }
        : place;
    case "teamManager":
      return {
        ...place,
        teams: place.teams.map((one) => (one.id === team.id ? { ...one, managerId: change.managerId } : one)),
      };
  }
}

/** A person who has teams has a main one, the first by name when theirs goes: app.keep_main_team. */
const withMain = (teams: readonly TeamOfPerson[]): TeamOfPerson[] =>
  teams.some(({ isMain }) => isMain)
    ? [...teams]
    : teams.map((team, index) => ({ ...team, isMain: index === 0 }));

/** The main team, in whose figures reports count; not for its manager, who reads these figures (§6). */
function findCountingTeam({ id, teams }: PlaceOfPerson): TeamOfPerson | null {
  const main = teams.find(({ isMain }) => isMain);
  return main && main.managerId !== id ? main : null;
}

/** The team in which later reports about a person count: null for none, undefined where that stays the same. */
export function findNewCountingTeam(before: PlaceOfPerson, after: PlaceOfPerson): string | null | undefined {
  const [from, to] = [findCountingTeam(before), findCountingTeam(after)];
  return from?.id === to?.id ? undefined : (to?.name ?? null);
}
