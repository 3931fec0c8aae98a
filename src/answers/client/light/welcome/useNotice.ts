import {
  listOtherReaders,
  listReportKeys,
  selectFiguresKey,
  selectNoticeClauses,
  sortReaders,
  type ReportKey,
} from "#evaluations/rules/notice.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatList, thatName } from "#platform/texts.ts";
import type { LinkWelcome } from "../../../contract.ts";
import { listPoints, listReminderKeys, findWithheldGroup } from "../../../rules/notice.ts";

type NoticeFacts = Pick<
  LinkWelcome,
  | "subject"
  | "isSelf"
  | "role"
  | "readers"
  | "threshold"
  | "reviewedBeforePublication"
  | "showsComments"
  | "joins"
  | "quotes"
  | "feeds"
  | "draftsNotice"
>;

/** The notice of this person, in two paragraphs and as shown under each question, in the reader's language. */
export function useNotice(form: NoticeFacts) {
  const t = useTexts("answers");
  const { language } = useLanguage();
  const say = useSay();
  const { firstName } = form.subject;
  const names = form.isSelf ? t.selfNoticeReaders : t.noticeReaders;
  const readers = form.isSelf ? listOtherReaders(form.readers) : sortReaders(form.readers);
  const { joins = false, quotes = false, feeds = false } = form;
  const clauses = selectNoticeClauses(form.role, { joins, quotes }, t.noticeClauses);
  const k = form.threshold;
  const values = {
    firstName,
    thatName: thatName(language, firstName),
    k,
    together: say(clauses.together, { k }),
    quoted: clauses.quoted,
    readers: formatList(
      language,
      readers.map((reader) => say(names[reader], { firstName })),
    ),
  };
  const group = findWithheldGroup(form.role);
  const facts = { ...form, joins, quotes, feeds, showsComments: form.showsComments ?? true };
  const figures = selectFiguresKey(form.role, facts);
  const sentence = (keys: ReportKey[]) => keys.map((key) => say(t.notice[key], values)).join(" ");
  return {
    points: listPoints(form.role, facts).map((key) => say(t.points[key], values)),
    ofReport: sentence(listReportKeys(form.role, facts)),
    ofFigures: figures && t.notice[figures],
    ofDrafts: form.draftsNotice?.[language],
    reminder: sentence(listReminderKeys(form.role, facts)),
    /** Null when comments are never withheld for want of others. */
    withheld: facts.showsComments ? group && say(t.withheld[group], values) : t.notice.commentsLeftOut,
  };
}
