import type { ParticipantRole } from "#evaluations/contract/questionnaire.ts";
import type { CommentsInReport } from "../contract.ts";

/**
 * What became of somebody's comments, told to those who wrote something, once the report is published. `isShown`: whether
 * the report shows what their group wrote; null while nothing is published. The person evaluated reads it there.
 */
export function commentsInReport(
  role: ParticipantRole,
  texts: Readonly<Record<string, string>>,
  isShown: boolean | null,
): CommentsInReport | null {
  const wrote = Object.values(texts).some((text) => text.trim() !== "");
  if (!wrote || isShown === null || role === "subject") return null;
  if (role === "manager") return isShown ? "manager" : null;
  return isShown ? "shown" : "withheld";
}
