import type { EvaluationType, ParticipantRole, ProtectedRole } from "../vocabulary.ts";
import { type ReportReader, reportReaders } from "../vocabulary/readers.ts";

/**
 * Incremented whenever a notice changes: an evaluation keeps the version of its launch, an acknowledgement the one that
 * was read.
 */
export const NOTICE_VERSION = 4;
/** The same and one sentence more: of what is launched while plans may be drafted by AI. */
export const draftingNoticeVersion = 5;
/** Of the evaluations launched before they kept one. */
export const FORMER_NOTICE_VERSION = 2;
/** From here it announces that both protected groups may be taken together, and that a comment may be quoted. */
const announcingVersion = 3;
/** From here it announces that company figures may rest on the report. */
export const feedingNoticeVersion = 4;

/**
 * What was announced to those who answer this evaluation, and therefore what its report may do. Only a full evaluation
 * invites both protected groups, and a self-evaluation shows no view of others that figures could rest on. Where the layout
 * has no comments, nothing of them is sent, the quotes neither: what is disclosed does not depend on it.
 */
export function resolveNotice(evaluation: { noticeVersion: number | null; evaluationType: EvaluationType }) {
  const noticeVersion = evaluation.noticeVersion ?? FORMER_NOTICE_VERSION;
  const announces = noticeVersion >= announcingVersion;
  return {
    noticeVersion,
    joins: announces && evaluation.evaluationType === "full",
    quotes: announces,
    feeds: noticeVersion >= feedingNoticeVersion && evaluation.evaluationType !== "self",
    drafts: noticeVersion >= draftingNoticeVersion,
  };
}

export interface NoticeFacts {
  readers: readonly ReportReader[];
  reviewedBeforePublication: boolean;
  /** The layout of the report has a place for comments (reports/rules/layout.ts). */
  showsComments: boolean;
  /** Both protected groups may be taken together. */
  joins: boolean;
  /** A comment may be quoted at the top of the report. */
  quotes: boolean;
  /** Company figures may rest on the report. */
  feeds: boolean;
  /** The person evaluated may have a plan drafted by AI from its published figures. */
  drafts: boolean;
}

export type ReportKey =
  | "self"
  | "selfReaders"
  | "manager"
  | "peers"
  | "directReports"
  | "comments"
  | "commentsReviewed"
  | "commentsLeftOut"
  | "reviewed"
  | "readers";

/** The sentence that ends the notice, about company figures: to the person evaluated, or to the others. */
export const selectFiguresKey = (
  role: ParticipantRole,
  { feeds }: Pick<NoticeFacts, "feeds">,
): "selfFigures" | "figures" | null => (!feeds ? null : role === "subject" ? "selfFigures" : "figures");

/** The sentence about drafts by AI, after that one. */
export const selectDraftsKey = (
  role: ParticipantRole,
  { drafts }: Pick<NoticeFacts, "drafts">,
): "selfDrafts" | "drafts" | null => (!drafts ? null : role === "subject" ? "selfDrafts" : "drafts");

/**
 * Lists the sentences of the notice about the report, in order (§5 of docs/product-decisions.md): in the form, in the
 * emails and in the summary. Who reads comes from `readers`, which the server derives from the access rules.
 */
export function listReportKeys(
  role: ParticipantRole,
  {
    readers,
    reviewedBeforePublication,
    showsComments,
  }: Pick<NoticeFacts, "readers" | "reviewedBeforePublication" | "showsComments">,
): ReportKey[] {
  const [comments, reviewed] = selectCommentKeys({ reviewedBeforePublication, showsComments });
  const read: ReportKey[] = readers.length > 0 ? ["readers"] : [];
  switch (role) {
    case "subject":
      return [
        "self",
        ...(listOtherReaders(readers).length > 0 ? (["selfReaders"] as const) : []),
        ...reviewed,
      ];
    case "manager":
      return ["manager", ...reviewed];
    case "peer":
      return ["peers", comments, ...read];
    case "direct_report":
      return ["directReports", comments, ...read];
  }
}

/** What becomes of comments: to colleagues and direct reports, who are told how theirs are shown; and to the others. */
function selectCommentKeys({
  reviewedBeforePublication,
  showsComments,
}: Pick<NoticeFacts, "reviewedBeforePublication" | "showsComments">): [ReportKey, ReportKey[]] {
  if (!showsComments) return ["commentsLeftOut", ["commentsLeftOut"]];
  return reviewedBeforePublication ? ["commentsReviewed", ["reviewed"]] : ["comments", []];
}

interface NoticeClauses {
  together: Readonly<Record<ProtectedRole, string>>;
  quoted: string;
}

/** What the sentences say further: how both groups may be taken together, that a comment may be quoted. */
export const selectNoticeClauses = (
  role: ParticipantRole,
  { joins, quotes }: Pick<NoticeFacts, "joins" | "quotes">,
  { together, quoted }: NoticeClauses,
): { together: string; quoted: string } => {
  const isProtected = role === "peer" || role === "direct_report";
  return { together: isProtected && joins ? together[role] : "", quoted: quotes ? quoted : "" };
};

export const sortReaders = (readers: readonly ReportReader[]): ReportReader[] =>
  reportReaders.filter((reader) => readers.includes(reader));
export const listOtherReaders = (readers: readonly ReportReader[]): Exclude<ReportReader, "subject">[] =>
  sortReaders(readers).filter((reader) => reader !== "subject");
