import type { Person } from "#people/rules.ts";
import { teamManagerChoice, type ManagerChoice } from "#people/rules/teamManagers.ts";
import { peopleSorts } from "#people/vocabulary.ts";
import { managedRelations, teamLevels, teamSorts } from "./vocabulary.ts";

/** A person in a team, or outside, and who manages it. */
export interface Place {
  isMember: boolean;
  managerId: string | null;
}

/** Who gets rights over a person by a team: its manager, unless that is the person themself. */
const findRightsHolder = (personId: string, { isMember, managerId }: Place): string | null =>
  isMember && managerId !== personId ? managerId : null;

/**
 * No one chooses who runs their own evaluation, nor their own direct manager (docs/permissions.md): a change of a team
 * must leave the same person, or none, with rights over the actor who makes it.
 */
export const whyNotChangeOwnTeam = (actorId: string, before: Place, after: Place): "own_team" | null =>
  findRightsHolder(actorId, before) === findRightsHolder(actorId, after) ? null : "own_team";

/** Whether the reader may choose a person to manage this team: as they are, or by giving the role on the way. */
export function managerChoice(
  actor: Person,
  person: Person,
  { place, ownLeads }: { place: Place; ownLeads: readonly string[] },
): ManagerChoice {
  const choice = teamManagerChoice(actor, person, ownLeads);
  const refused = whyNotChangeOwnTeam(actor.id, place, { ...place, managerId: person.id }) ?? choice.refused;
  return { refused, lacksRole: choice.lacksRole && refused === null };
}

/** `above`: the parent that is wanted and the teams above it. */
export const whyNotBeBelow = (teamId: string, above: readonly string[]): "team_cycle" | null =>
  above.includes(teamId) ? "team_cycle" : null;

/** What the list of teams can be narrowed to. */
export const teamFilters = { level: teamLevels, manager: ["none"] } as const;
export const teamList = { filters: teamFilters, sorts: teamSorts };

/** What the list of the people one manages can be narrowed to. */
export const managedFilters = { relation: managedRelations } as const;
export const managedList = { filters: managedFilters, sorts: peopleSorts };
