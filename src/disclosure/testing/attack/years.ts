import { daysAfter } from "#platform/calendarDays.ts";
import type { CutReport } from "../../rules/company/candidates.ts";
import { seeded } from "../build.ts";

/** A report and the day from which a batch may know of it. */
export interface ReleasedReport extends CutReport {
  releasedOn: string;
}

export interface YearOfReports {
  people: number;
  teams: number;
  directions: number;
  roles: number;
  /** How many collections, each on a day of its own. */
  rounds: number;
}

/**
 * The reports of a company over a year: people change team and role, some take part twice in a month, some reports are
 * released weeks after their closing, a team of five is new, and everybody may be missing from a round.
 */
export function anyYear(
  seed: number,
  { people, teams, directions, roles, rounds }: YearOfReports,
): ReleasedReport[] {
  const random = seeded(seed * 7_919 + 13);
  const pick = (count: number) => Math.floor(random() * count);
  const places = Array.from({ length: people }, () => ({ team: pick(teams), role: pick(roles) }));
  const reports: ReleasedReport[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const day = daysAfter("2026-01-01", pick(350));
    const share = 0.4 + 0.6 * random();
    for (const [index, place] of places.entries()) {
      if (random() < 0.08) place.team = pick(teams);
      if (random() < 0.05) place.role = pick(roles);
      if (random() > share) continue;
      const closedOn = daysAfter(day, pick(12));
      const direction = place.team % directions;
      reports.push({
        id: `r${reports.length}`,
        person: `p${index}`,
        closedOn,
        releasedOn: daysAfter(closedOn, random() < 0.15 ? pick(80) : 1),
        cuts: ["company", `direction:${direction}`, `team:${place.team}`, `role:${place.role}`],
      });
    }
  }
  return reports.toSorted((a, b) => (a.releasedOn < b.releasedOn ? -1 : a.releasedOn > b.releasedOn ? 1 : 0));
}
