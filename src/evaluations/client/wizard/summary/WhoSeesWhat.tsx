import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { listAskedRoles } from "#evaluations/rules/launch.ts";
import {
  listNoticeKeys,
  NOTICE_VERSION,
  resolveNotice,
  selectNoticeClauses,
  type NoticeKey,
} from "#evaluations/rules/notice.ts";
import { listReportReaders } from "#evaluations/rules/readers.ts";
import type { ParticipantRole } from "#evaluations/vocabulary.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatList } from "#platform/texts.ts";
import { Section } from "#platform/ui/page/Section.tsx";
import styles from "./summary.module.css";

/** What each group reads in the notice, and the readers of the report, from the rule that grants access. */
export function WhoSeesWhat({ evaluation }: { evaluation: Evaluation }) {
  const texts = useTexts("evaluations");
  const own = useTexts("wizard");
  const { summary } = own;
  const say = useSay();
  const { language } = useLanguage();
  const { subject, author, threshold, teamManagerReads, release } = evaluation;
  const firstName = subject?.firstName ?? "…";
  const readers = listReportReaders({ teamManagerReads, authorIsSubject: author.id === subject?.id });
  // It is not launched yet: those who answer will read the notice of today.
  const announced = resolveNotice({ ...evaluation, noticeVersion: NOTICE_VERSION });
  const formatSentences = (role: ParticipantRole) => {
    const { together, quoted } = selectNoticeClauses(role, announced, summary.noticeClauses);
    const values = { firstName, threshold, together: say(together, { threshold }), quoted };
    const facts = {
      readers,
      reviewedBeforePublication: release === "by_hand",
      showsComments: evaluation.showsComments,
      ...announced,
    };
    return listNoticeKeys(role, facts)
      .flatMap((key) => (isSaidOnce(key) ? [] : [say(summary.notices[key], values)]))
      .join(" ");
  };
  const hasNoManager = subject?.hasDirectManager === false;
  return (
    <Section title={summary.who}>
      <dl className={styles.notices}>
        {listAskedRoles(evaluation).map((role) => (
          <div key={role}>
            <dt>{texts.groups[role]}</dt>
            <dd>{formatSentences(role)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.readers}>
        {say(summary.readers, {
          readers: formatList(
            language,
            readers.map((reader) =>
              reader === "direct_manager" && hasNoManager
                ? summary.noManagerYet
                : say(summary.reader[reader], { firstName }),
            ),
          ),
        })}
        {announced.feeds && ` ${summary.figures}`}
      </p>
    </Section>
  );
}

/** The readers, and the figures of the company, stand once under what each group reads. */
const isSaidOnce = (key: NoticeKey): key is "readers" | "selfReaders" | "figures" | "selfFigures" =>
  ["readers", "selfReaders", "figures", "selfFigures"].includes(key);
