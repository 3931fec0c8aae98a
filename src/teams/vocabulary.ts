/** A direction has no team above it. */
export const teamLevels = ["direction", "team"] as const;
export type TeamLevel = (typeof teamLevels)[number];

/** The orders of the list of teams, the usual one first. */
export const teamSorts = ["name", "-name"] as const;

/** How the reader manages the people of « Mon équipe »: as direct manager, or by a team. */
export const managedRelations = ["direct", "team"] as const;
export type ManagedRelation = (typeof managedRelations)[number];

/** Why a person is not added. */
export const addRefusals = ["already_member", "own_team"] as const;
export type AddRefusal = (typeof addRefusals)[number];

/** The changes of a team that move rights or figures. */
export const teamChanges = ["join", "leave", "main", "teamManager", "removal"] as const;
