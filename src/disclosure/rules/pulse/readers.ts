import type { PulseSnapshot } from "../../contract/pulse.ts";

/** Why a person may read a report: in charge of pulses, managing teams that were asked, or asked themself. */
export type PulseReader =
  | { kind: "in_charge" }
  | { kind: "team_manager"; teams: readonly string[] }
  | { kind: "asked" };

/**
 * What of a report a reader sees: in charge, all of it; a team manager, the whole run and the cuts of their teams (« team:… »);
 * those who were asked, the whole run.
 */
export function selectForReader(snapshot: PulseSnapshot, reader: PulseReader): PulseSnapshot {
  if (reader.kind === "in_charge") return snapshot;
  const teams = new Set(reader.kind === "team_manager" ? reader.teams : []);
  return {
    ...snapshot,
    questions: snapshot.questions.map((question) => ({
      ...question,
      cuts: question.cuts.filter(({ cut }) => cut.startsWith("team:") && teams.has(cut)),
    })),
  };
}
