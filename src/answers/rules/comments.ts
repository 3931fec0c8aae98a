import type { ParticipantRole } from "#evaluations/vocabulary.ts";
import type { CommentsInReport } from "../contract.ts";

/**
 * What became of a rater's comments, shown to its author once the report is published. `isShown`: whether the report
 * shows the comments of their group; null before. The person evaluated reads it in the report.
 */
export function resolveCommentsInReport(
  role: ParticipantRole,
  texts: Readonly<Record<string, string>>,
  isShown: boolean | null,
): CommentsInReport | null {
  const wrote = Object.values(texts).some((text) => text.trim() !== "");
  if (!wrote || isShown === null || role === "subject") return null;
  if (role === "manager") return isShown ? "manager" : null;
  return isShown ? "shown" : "withheld";
}
