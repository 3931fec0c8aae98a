import type { PulseSnapshot } from "../../contract/pulse.ts";
import type { ResultReader } from "../../vocabulary.ts";

/** As what a person reads a report; `teams`: of a team manager, the ids of those whose figures they see. */
export interface ReportReader {
  kind: ResultReader;
  teams: readonly string[];
}

/**
 * What of a report a reader sees: in charge, all of it; a team manager, the whole run and the cuts of their teams (« team:… »);
 * those who were asked, the whole run.
 */
export function selectForReader(snapshot: PulseSnapshot, reader: ReportReader): PulseSnapshot {
  if (reader.kind === "charge") return snapshot;
  const cutsSeen = new Set(reader.kind === "team_manager" ? reader.teams.map((id) => `team:${id}`) : []);
  return {
    ...snapshot,
    questions: snapshot.questions.map((question) => ({
      ...question,
      cuts: question.cuts.filter(({ cut }) => cutsSeen.has(cut)),
    })),
  };
}
