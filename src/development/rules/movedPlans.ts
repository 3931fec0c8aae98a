import type { PlaceOfPerson } from "#teams/rules/placeChange.ts";

/** Why a plan stays open to a manager who is one no longer in the same way. */
export type KeptReason = "direct" | "team" | "administration";

export interface ManagerRights {
  /** Their role lets them manage a team. */
  managesTeams: boolean;
  /** Administration, or an owner of the company. */
  isInCharge: boolean;
}

interface MovedManager {
  managerId: string;
  move: "opens" | "opensAtOnce" | "closes" | { kept: KeptReason };
}

/**
 * To whom a plan closes, opens and stays open with another place of its person (rules/access.ts): of these active managers,
 * and of those before only where it is open to them now. One who comes back before that was noticed, and one who reads it as
 * administration, wait for nothing.
 */
export function listMovedManagers(
  { before, after }: { before: PlaceOfPerson; after: PlaceOfPerson },
  managers: ReadonlyMap<string, ManagerRights>,
  openTo: ReadonlySet<string>,
): MovedManager[] {
  return [...managers].flatMap(([managerId, rights]): MovedManager[] => {
    if (managerId === before.id) return [];
    const [had, has] = [before, after].map((place) => describeTies(managerId, rights, place)) as [Ties, Ties];
    const isManager = has.direct || has.team;
    if (isManager && !had.direct && !had.team)
      return [{ managerId, move: rights.isInCharge || openTo.has(managerId) ? "opensAtOnce" : "opens" }];
    const losesTie = (had.direct && !has.direct) || (had.team && !has.team);
    if (!losesTie || !openTo.has(managerId)) return [];
    if (isManager) return [{ managerId, move: { kept: has.direct ? "direct" : "team" } }];
    return [{ managerId, move: rights.isInCharge ? { kept: "administration" } : "closes" }];
  });
}

interface Ties {
  direct: boolean;
  team: boolean;
}

const describeTies = (id: string, { managesTeams }: ManagerRights, place: PlaceOfPerson): Ties => ({
  direct: place.directManagerId === id,
  team: managesTeams && place.teams.some(({ managerId }) => managerId === id),
});
