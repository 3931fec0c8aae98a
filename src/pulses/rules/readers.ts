import type { ReportReader } from "#disclosure/rules/pulse/readers.ts";
import type { ResultReader } from "#disclosure/vocabulary.ts";
import type { PulseReaders } from "../vocabulary.ts";

export interface ReaderFacts {
  /** The capability « managePeople »: owners and administration. */
  isInCharge: boolean;
  /** Manages a team, some people of which were asked. */
  managesTeam: boolean;
  wasAsked: boolean;
}

export interface RunAccess {
  readers: PulseReaders;
  /** Those who were asked have been told the results. */
  isPublished: boolean;
}

/**
 * As what a person reads the results of a closed run; null: for them there are none (404). The report asks it, and the
 * notice before the first question is derived from it (notice.ts).
 */
export function resolveReader(person: ReaderFacts, run: RunAccess): ResultReader | null {
  if (person.isInCharge) return "charge";
  if (person.managesTeam) return "team_manager";
  return person.wasAsked && run.readers === "asked" && run.isPublished ? "asked" : null;
}

/** Where a person stands towards a run. */
export interface Standing {
  isInCharge: boolean;
  /** The teams that they manage today and of which others were asked. */
  managedTeams: readonly string[];
  /** Their own invitation, with the team that they counted in when it opened; null: they were not asked. */
  invitation: { teamId: string | null } | null;
}

/** The same with the teams whose figures a team manager sees: not one in which their own answer counts. */
export function resolveReportReader(
  { isInCharge, managedTeams, invitation }: Standing,
  run: RunAccess,
): ReportReader | null {
  const managesTeam = managedTeams.length > 0;
  const kind = resolveReader({ isInCharge, managesTeam, wasAsked: invitation !== null }, run);
  return kind && { kind, teams: managedTeams.filter((id) => id !== invitation?.teamId) };
}
