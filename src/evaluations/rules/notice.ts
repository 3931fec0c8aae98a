import type { ParticipantRole } from "../vocabulary.ts";
import { type ReportReader, reportReaders } from "../vocabulary/readers.ts";

export interface NoticeFacts {
  readers: readonly ReportReader[];
  reviewedBeforePublication: boolean;
  /** The layout of the report has a place for comments (reports/rules/layout.ts). */
  showsComments: boolean;
}

export type NoticeKey =
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

/**
 * The sentences of the notice, in order (§5 of docs/product-decisions.md): in the form, in the emails and in the summary. Who reads comes from `readers`, which
 * the server derives from the access rules: this function never promises anything by itself.
 */
export function listNoticeKeys(
  role: ParticipantRole,
  { readers, reviewedBeforePublication, showsComments }: NoticeFacts,
): NoticeKey[] {
  const reviewed: NoticeKey[] = !showsComments
    ? ["commentsLeftOut"]
    : reviewedBeforePublication
      ? ["reviewed"]
      : [];
  const comments: NoticeKey = !showsComments
    ? "commentsLeftOut"
    : reviewedBeforePublication
      ? "commentsReviewed"
      : "comments";
  const read: NoticeKey[] = readers.length > 0 ? ["readers"] : [];
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

export const sortReaders = (readers: readonly ReportReader[]): ReportReader[] =>
  reportReaders.filter((reader) => readers.includes(reader));
export const listOtherReaders = (readers: readonly ReportReader[]): Exclude<ReportReader, "subject">[] =>
  sortReaders(readers).filter((reader) => reader !== "subject");
