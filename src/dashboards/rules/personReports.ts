import { lastCycleStates } from "../vocabulary.ts";

/** The filters of reports by person: the state of the last evaluation, a team, the period in which its date lies. */
export const personReportFilters = { state: lastCycleStates, team: "id", period: "period" } as const;
