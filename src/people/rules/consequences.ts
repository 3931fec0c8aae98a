import type { Consequences } from "../contract/consequences.ts";

/** Another direct manager of some people, or another state of a team. */
export type PlaceChange =
  | { kind: "directManager"; profileIds: readonly string[]; managerId: string | null }
  | { kind: "join" | "leave" | "main"; teamId: string; profileIds: readonly string[] }
  | { kind: "teamManager"; teamId: string; managerId: string | null }
  | { kind: "removal"; teamId: string };

/** A sentence of the dialog: its text, its number, who it is about. */
export interface ConsequenceLine {
  text:
    | "reportsOpen"
    | "reportsClose"
    | "comingOpen"
    | "comingClose"
    | "runs"
    | "runsNoMore"
    | "proposals"
    | "proposalsToLead"
    | "launches"
    | "launchesAlone"
    | "figures"
    | "noFigures"
    | "running"
    | "stillAsked"
    | "kept"
    | "barred"
    | "published"
    | "figuresStay"
    | "teamReads";
  count: number;
  who?: "gaining" | "losing";
  team?: string;
}

interface Lines {
  changes: ConsequenceLine[];
  stays: ConsequenceLine[];
}

/**
 * What moves with a change of place, and what does not, in the order in which the dialog says it; null where nothing moves.
 * The counts come from the rules of access themselves (evaluations/rules/accessChanges.ts).
 */
export function listConsequences(kind: PlaceChange["kind"], facts: Consequences): Lines | null {
  const { gaining, losing, figures } = facts;
  const moved = counted([
    { text: "reportsOpen", count: gaining.reports, who: "gaining" },
    { text: "reportsClose", count: losing.reports, who: "losing" },
    { text: "comingOpen", count: gaining.comingReports, who: "gaining" },
    { text: "comingClose", count: losing.comingReports, who: "losing" },
    { text: "runs", count: gaining.evaluations, who: "gaining" },
    { text: "runsNoMore", count: losing.evaluations, who: "losing" },
    { text: gaining.count > 0 ? "proposals" : "proposalsToLead", count: facts.proposals },
    ...figures.map(({ team, count }) =>
      team === null ? ({ text: "noFigures", count } as const) : ({ text: "figures", count, team } as const),
    ),
  ]);
  if (moved.length === 0) return null;
  const isDirect = kind === "directManager";
  const opensNothing = gaining.reports + gaining.comingReports === 0;
  return {
    changes: [
      ...moved,
      ...counted([
        gaining.count > 0
          ? { text: "launches", count: isDirect ? 1 : 0, who: "gaining" }
          : { text: "launchesAlone", count: isDirect ? 1 : 0 },
      ]),
    ],
    stays: counted([
      { text: "running", count: facts.running },
      { text: "stillAsked", count: facts.stillAsked, who: "losing" },
      { text: "kept", count: facts.keptReports, who: "losing" },
      { text: "barred", count: facts.barredReports, who: "gaining" },
      { text: "teamReads", count: !isDirect && gaining.evaluations > 0 && opensNothing ? 1 : 0 },
      { text: "published", count: 1 },
      { text: "figuresStay", count: figures.length },
    ]),
  };
}

const counted = (lines: readonly ConsequenceLine[]) => lines.filter(({ count }) => count > 0);
