import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { listAskedRoles } from "#evaluations/rules/launch.ts";
import {
  listReportKeys,
  NOTICE_VERSION,
  resolveNotice,
  selectNoticeClauses,
  type ReportKey,
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
    return listReportKeys(role, facts)
      .flatMap((key) => (isOfReaders(key) ? [] : [say(summary.notices[key], values)]))
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
      </p>
      {announced.feeds && <p className={styles.figures}>{summary.figures}</p>}
    </Section>
  );
}

/** The readers are listed once, under what each group reads. */
const isOfReaders = (key: ReportKey): key is "readers" | "selfReaders" =>
  key === "readers" || key === "selfReaders";
