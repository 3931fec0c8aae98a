import { listReportKeys, sortReaders, type NoticeFacts, type ReportKey } from "#evaluations/rules/notice.ts";
import type { ParticipantRole, ProtectedRole } from "#evaluations/vocabulary.ts";
import type { ReportReader } from "#evaluations/vocabulary/readers.ts";

export type PointKey =
  | "grouped"
  | "groupedReports"
  | "fromThreshold"
  | "unnamed"
  | "withoutComments"
  | "underManager"
  | "known"
  | "alone";

/**
 * Lists the summary shown above the notice, never instead of it. The notice about one's own answers is a sentence or
 * two, and needs no summary.
 */
export function listPoints(
  role: ParticipantRole,
  { showsComments }: Pick<NoticeFacts, "showsComments">,
): PointKey[] {
  const named = showsComments ? "unnamed" : "withoutComments";
  switch (role) {
    case "subject":
      return [];
    case "manager":
      return ["underManager", "known", "alone"];
    case "peer":
      return ["grouped", "fromThreshold", named];
    case "direct_report":
      return ["groupedReports", "fromThreshold", named];
  }
}

/** Beside the field, before one writes: whether comments of a group that stays too small are withheld, and of which. */
export const findWithheldGroup = (role: ParticipantRole): ProtectedRole | null =>
  role === "peer" || role === "direct_report" ? role : null;

/** The part of the notice that stays under every question: how the answer will appear. */
export const listReminderKeys = (
  role: ParticipantRole,
  facts: Pick<NoticeFacts, "readers" | "reviewedBeforePublication" | "showsComments">,
): ReportKey[] => listReportKeys(role, facts).slice(0, role === "subject" ? 2 : 1);

export type VisibilityLevel = "yes" | "no" | "grouped" | "unnamed" | "count";
export interface Visibility {
  reader: ReportReader;
  answers: VisibilityLevel;
  comments: VisibilityLevel;
  name: VisibilityLevel;
  participation: VisibilityLevel;
}

/**
 * « Qui verra quoi? »: lists what each reader of the report learns from the answers of a respondent with this role.
 * Colleagues and direct reports are grouped and unnamed for every reader; who has finished is known to those who
 * run the evaluation, never to the person evaluated, who sees a number.
 */
export const listVisibility = (
  role: ParticipantRole,
  { readers, showsComments }: Pick<NoticeFacts, "readers" | "showsComments">,
): Visibility[] =>
  sortReaders(readers).map((reader) => {
    const isProtected = role === "peer" || role === "direct_report";
    return {
      reader,
      answers: isProtected ? "grouped" : "yes",
      comments: !showsComments ? "no" : isProtected ? "unnamed" : "yes",
      name: isProtected ? "no" : "yes",
      participation: isProtected && reader === "subject" ? "count" : "yes",
    };
  });
