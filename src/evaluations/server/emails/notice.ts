import { formatList, say, thatName, type Language, type Translation } from "#platform/texts.ts";
import type { ParticipantRole } from "../../contract/questionnaire.ts";
import type { ReportReader } from "../../rules/readers.ts";
import type { fr } from "./texts.fr.ts";

export interface NoticeFacts {
  role: ParticipantRole;
  firstName: string;
  threshold: number;
  readers: readonly ReportReader[];
  reviewedBeforePublication: boolean;
}

/** Who will see what, for one role: true because its readers are those of the policy (§5 of docs/product-decisions.md). */
export function noticeSentence(language: Language, t: Translation<typeof fr>, facts: NoticeFacts): string {
  const { role, firstName, threshold } = facts;
  if (role === "manager") return say(language, t.notice.manager, { firstName });
  const readers =
    role === "subject"
      ? facts.readers.flatMap((reader) => (reader === "subject" ? [] : [t.readers.toSubject[reader]]))
      : facts.readers.map((reader) => say(language, t.readers.toOthers[reader], { firstName }));
  return say(language, role === "subject" ? t.notice.self : t.notice[role], {
    firstName,
    thatName: thatName(language, firstName),
    threshold,
    readers: formatList(language, readers),
    comments: facts.reviewedBeforePublication ? t.notice.commentsReviewed : t.notice.comments,
  });
}

/** The same, of several people of whom one answers in the same role, with the same readers. */
export function noticeOfSeveral(
  language: Language,
  t: Translation<typeof fr>,
  { role, threshold, readers, reviewedBeforePublication }: NoticeFacts,
): string {
  // One answers about oneself once only.
  if (role === "manager" || role === "subject") return t.noticeOfSeveral.manager;
  return say(language, t.noticeOfSeveral[role], {
    threshold,
    readers: formatList(
      language,
      readers.map((reader) => t.readers.toOthersOfSeveral[reader]),
    ),
    comments: reviewedBeforePublication ? t.notice.commentsReviewed : t.notice.comments,
  });
}
