import type { PublishedPoint } from "#reports/rules/publishedPoints.ts";
import type { PlanReader } from "../vocabulary.ts";

/** Where in a report an objective comes from. What stands there is read anew at each view, by those who may open the report. */
export interface Evidence {
  evaluationId: string;
  /** What of it is meant: the cell of a skill, with the sentence that the report says of it. */
  kind: "skill";
  id: string;
}

interface Report {
  evaluationId: string;
  points: readonly PublishedPoint[];
}

/** The point of a report that an objective refers to; null where the report does not print it. */
export const findPoint = (
  { evaluationId, id }: Evidence,
  report: Report | undefined,
): PublishedPoint | null =>
  report?.evaluationId === evaluationId
    ? (report.points.find(({ skillId }) => skillId === id) ?? null)
    : null;

/**
 * What is said of where an objective comes from. Nothing to those who may not open the report; its day, to those who may; what
 * stands there, to the person alone: for another reader, that would be an opening, which is noted and told.
 * @param report as the reader may open it
 */
export function resolveEvidence(
  evidence: Evidence,
  { reader, report }: { reader: PlanReader; report: Report | undefined },
): { point: PublishedPoint | null } | null {
  const point = findPoint(evidence, report);
  return point && { point: reader === "owner" ? point : null };
}
