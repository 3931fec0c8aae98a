import type { ErrorCode } from "#platform/errors.ts";
import type { Departure } from "../contract/person.ts";
import { listCapabilities, whyNotChangeLead, whyNotSetRole, type Person, type Standing } from "../rules.ts";

/** The role comes first: a team does not give the right to run evaluations to a person who lacks it. */
export const whyNotManageTeam = (
  person: Standing & { isActive: boolean },
): "inactive_person" | "not_team_manager" | null => {
  if (!person.isActive) return "inactive_person";
  return listCapabilities(person).includes("evaluate") ? null : "not_team_manager";
};

/** Whether a change of rights takes teams away from a person: they stay in their name, and give no rights any more. */
export const stopsManagingTeams = (before: Standing, after: Standing): boolean =>
  whyNotManageTeam({ ...before, isActive: true }) === null &&
  whyNotManageTeam({ ...after, isActive: true }) !== null;

/** A person in a picker of a team’s manager. */
export interface ManagerChoice {
  refused: ErrorCode | null;
  /** May be chosen, and manages a team once the reader has given the role. */
  lacksRole: boolean;
}

/** Whether the reader may choose a person to manage a team: as they are, or by giving the role on the way. */
export function teamManagerChoice(actor: Person, person: Person, ownLeads: readonly string[]): ManagerChoice {
  const reason = whyNotManageTeam(person);
  if (reason !== "not_team_manager") return { refused: reason, lacksRole: false };
  const refused = whyNotSetRole(actor, person, "team_manager", null) ?? whyNotChangeLead(ownLeads, person.id);
  return { refused, lacksRole: refused === null };
}

/** Whether teams are handed over: those of the reader stay, since no one chooses who manages their own. */
export const handsTeamsOver = ({ managedTeams }: Departure): boolean => managedTeams.count > managedTeams.own;

/** Whether direct reports or teams are handed over. */
export const handsAnythingOver = (departure: Departure): boolean =>
  departure.directReportCount > 0 || handsTeamsOver(departure);
