import type { PulseReaders } from "../vocabulary.ts";

/** Ways of being entitled to the results of a run. */
export const resultReaders = ["charge", "team_manager", "asked"] as const;
export type ResultReader = (typeof resultReaders)[number];

/** What a reader sees: the whole with all parts of the company, the whole with the teams they manage, or the whole alone. */
export type ResultScope = "everything" | "own_teams" | "whole";

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

const scopes: Record<ResultReader, ResultScope> = {
  charge: "everything",
  team_manager: "own_teams",
  asked: "whole",
};
export const getScope = (reader: ResultReader): ResultScope => scopes[reader];
