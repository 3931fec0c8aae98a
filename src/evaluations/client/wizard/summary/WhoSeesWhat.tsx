import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { listAskedRoles } from "#evaluations/rules/launch.ts";
import {
  listReportKeys,
  resolveNotice,
  selectNoticeClauses,
  type ReportKey,
} from "#evaluations/rules/notice.ts";
import { listReportReaders } from "#evaluations/rules/readers.ts";
import { en as draftsEn } from "#evaluations/texts/drafts.en.ts";
import { fr as draftsFr } from "#evaluations/texts/drafts.fr.ts";
import type { ParticipantRole } from "#evaluations/vocabulary.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatList } from "#platform/texts.ts";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Section } from "#platform/ui/page/Section.tsx";
import { useLaunchModel } from "../../launch/reportModel/ReportModel.tsx";
import styles from "./summary.module.css";

const draftsTexts = { fr: draftsFr, en: draftsEn };

/** It is not launched yet: those who answer will read the notice of a launch now. */
export function WhoSeesWhat({ evaluation }: { evaluation: Evaluation }) {
  const { summary } = useTexts("wizard");
  return (
    <Section title={summary.who}>
      <QueryView query={useLaunchModel()} skeleton="form">
        {({ noticeVersion }) => <Announced evaluation={evaluation} noticeVersion={noticeVersion} />}
      </QueryView>
    </Section>
  );
}

/** What each group reads in the notice, and the readers of the report, from the rule that grants access. */
function Announced({ evaluation, noticeVersion }: { evaluation: Evaluation; noticeVersion: number }) {
  const texts = useTexts("evaluations");
  const { summary } = useTexts("wizard");
  const say = useSay();
  const { language } = useLanguage();
  const { subject, author, threshold, teamManagerReads, release } = evaluation;
  const firstName = subject?.firstName ?? "…";
  const readers = listReportReaders({ teamManagerReads, authorIsSubject: author.id === subject?.id });
  const announced = resolveNotice({ ...evaluation, noticeVersion });
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
    <>
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
      {announced.drafts && <p className={styles.figures}>{draftsTexts[language].drafts}</p>}
    </>
  );
}

/** The readers are listed once, under what each group reads. */
const isOfReaders = (key: ReportKey): key is "readers" | "selfReaders" =>
  key === "readers" || key === "selfReaders";
