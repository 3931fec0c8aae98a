import type { ParticipantRole } from "#evaluations/contract/questionnaire.ts";
import type { AnswerForm, ReportReader } from "../contract.ts";

/** Rises whenever a notice says something else: the acknowledgement keeps the version that was read. */
export const NOTICE_VERSION = 2;

type NoticeFacts = Pick<AnswerForm, "readers" | "reviewedBeforePublication">;

export type NoticeKey =
  | "self"
  | "selfReaders"
  | "manager"
  | "peers"
  | "directReports"
  | "comments"
  | "commentsReviewed"
  | "reviewed"
  | "readers";

/**
 * The sentences of the notice, in order (§5 of docs/product-decisions.md). Who reads comes from `readers`, which
 * the server derives from the access rules: this function never promises anything by itself.
 */
export function noticeFor(
  role: ParticipantRole,
  { readers, reviewedBeforePublication }: NoticeFacts,
): NoticeKey[] {
  const reviewed: NoticeKey[] = reviewedBeforePublication ? ["reviewed"] : [];
  const comments: NoticeKey = reviewedBeforePublication ? "commentsReviewed" : "comments";
  const read: NoticeKey[] = readers.length > 0 ? ["readers"] : [];
  switch (role) {
    case "subject":
      return ["self", ...(otherReaders(readers).length > 0 ? (["selfReaders"] as const) : []), ...reviewed];
    case "manager":
      return ["manager", ...reviewed];
    case "peer":
      return ["peers", comments, ...read];
    case "direct_report":
      return ["directReports", comments, ...read];
  }
}

export type PointKey =
  | "grouped"
  | "groupedReports"
  | "fromThreshold"
  | "unnamed"
  | "underManager"
  | "known"
  | "alone";

/**
 * The notice at a glance, above it; it never stands in its place. Of one's own answers the notice is a sentence or two,
 * and needs none.
 */
export function pointsFor(role: ParticipantRole): PointKey[] {
  switch (role) {
    case "subject":
      return [];
    case "manager":
      return ["underManager", "known", "alone"];
    case "peer":
      return ["grouped", "fromThreshold", "unnamed"];
    case "direct_report":
      return ["groupedReports", "fromThreshold", "unnamed"];
  }
}

/** Beside the field, before one writes: whether comments of a group that stays too small are withheld, and of which. */
export const withheldFor = (role: ParticipantRole): "peer" | "direct_report" | null =>
  role === "peer" || role === "direct_report" ? role : null;

/** The part of the notice that stays under every question: how the answer will appear. */
export const reminderFor = (role: ParticipantRole, facts: NoticeFacts): NoticeKey[] =>
  noticeFor(role, facts).slice(0, role === "subject" ? 2 : 1);

/** In the order in which the notice names them. */
const told: readonly ReportReader[] = [
  "subject",
  "direct_manager",
  "author",
  "administration",
  "team_manager",
];
export const readersInOrder = (readers: readonly ReportReader[]): ReportReader[] =>
  told.filter((reader) => readers.includes(reader));
export const otherReaders = (readers: readonly ReportReader[]): ReportReader[] =>
  readersInOrder(readers).filter((reader) => reader !== "subject");

export type Seen = "yes" | "no" | "grouped" | "unnamed" | "count";
export interface Visibility {
  reader: ReportReader;
  answers: Seen;
  comments: Seen;
  name: Seen;
  participation: Seen;
}

/**
 * « Qui verra quoi? »: what each reader of the report learns from the part of somebody who answers as `role`.
 * Colleagues and direct reports are grouped and unnamed for everybody; who has finished is known to those who
 * run the evaluation, never to the person evaluated, who sees a number.
 */
export const visibility = (role: ParticipantRole, readers: readonly ReportReader[]): Visibility[] =>
  readersInOrder(readers).map((reader) => {
    const isProtected = role === "peer" || role === "direct_report";
    return {
      reader,
      answers: isProtected ? "grouped" : "yes",
      comments: isProtected ? "unnamed" : "yes",
      name: isProtected ? "no" : "yes",
      participation: isProtected && reader === "subject" ? "count" : "yes",
    };
  });
