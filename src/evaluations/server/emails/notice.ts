import { formatList, say, thatName, type Translation } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import {
  listOtherReaders,
  listReportKeys,
  selectDraftsKey,
  selectFiguresKey,
  selectNoticeClauses,
  sortReaders,
  type NoticeFacts,
} from "../../rules/notice.ts";
import type { ParticipantRole } from "../../vocabulary.ts";
import type { fr } from "./texts.fr.ts";

export interface EmailNotice extends NoticeFacts {
  role: ParticipantRole;
  firstName: string;
  threshold: number;
}

/** What the notice says of the report: true because its readers are those of the policy (§5 of docs/product-decisions.md). */
export function formatNotice(language: Language, t: Translation<typeof fr>, facts: EmailNotice): string {
  const { role, firstName, threshold } = facts;
  const readers =
    role === "subject"
      ? listOtherReaders(facts.readers).map((reader) => t.readers.toSubject[reader])
      : sortReaders(facts.readers).map((reader) => say(language, t.readers.toOthers[reader], { firstName }));
  const values = {
    firstName,
    thatName: thatName(language, firstName),
    threshold,
    readers: formatList(language, readers),
    ...formatClauses(language, t, facts),
  };
  return listReportKeys(role, facts)
    .map((key) => say(language, t.notice[key], values))
    .join(" ");
}

/** The same, for several people evaluated with the same role and readers; never about oneself. */
export function formatSharedNotice(
  language: Language,
  t: Translation<typeof fr>,
  facts: Omit<EmailNotice, "firstName">,
): string {
  const readers = sortReaders(facts.readers).map((reader) => t.readers.toOthersOfSeveral[reader]);
  const values = {
    threshold: facts.threshold,
    readers: formatList(language, readers),
    ...formatClauses(language, t, facts),
  };
  return listReportKeys(facts.role, facts)
    .map((key) => say(language, { ...t.notice, ...t.noticeOfSeveral }[key], values))
    .join(" ");
}

/** What it says of company figures and of drafts by AI, a paragraph each; none where there are none. */
export function listFurtherParagraphs(
  t: Translation<typeof fr>,
  facts: Pick<EmailNotice, "role" | "feeds" | "drafts">,
): string[] {
  const keys = [selectFiguresKey(facts.role, facts), selectDraftsKey(facts.role, facts)];
  return keys.flatMap((key) => (key ? [t.notice[key]] : []));
}

function formatClauses(
  language: Language,
  t: Translation<typeof fr>,
  facts: Omit<EmailNotice, "firstName">,
): { together: string; quoted: string } {
  const { together, quoted } = selectNoticeClauses(facts.role, facts, t.noticeClauses);
  return { together: say(language, together, { threshold: facts.threshold }), quoted };
}
