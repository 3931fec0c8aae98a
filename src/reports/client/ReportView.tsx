import { IconPrinter } from "@tabler/icons-react";
import { Fragment, useMemo, useState, type ReactNode } from "react";
import { paths } from "#paths.ts";
import { say } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import type { Step } from "#platform/ui/detail/trail.ts";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { later } from "#platform/ui/later.ts";
import { Page } from "#platform/ui/page/Page.tsx";
import type { Report } from "../contract.ts";
import type { EarlierReport } from "../contract/since.ts";
import { describeNotEnough, listSections, type SectionId } from "../rules/sections.ts";
import type { ReportWords } from "../rules/words.ts";
import { Comments } from "./comments/Comments.tsx";
import { BeforeReading } from "./parts/BeforeReading.tsx";
import { CrossedViews } from "./parts/CrossedViews.tsx";
import { DownloadPdf } from "./parts/DownloadPdf.tsx";
import { Essentials } from "./parts/Essentials.tsx";
import { Explainable } from "./parts/Explained.tsx";
import { Introduction } from "./parts/Introduction.tsx";
import { Method } from "./parts/Method.tsx";
import { Openings } from "./parts/Openings.tsx";
import { RatedItems } from "./parts/RatedItems.tsx";
import { SectionMenu } from "./parts/SectionMenu.tsx";
import type { WritingsProps } from "./parts/Writings.tsx";
import { hasReadReport, rememberReading } from "./remembered.ts";
import { usePrint } from "./usePrint.ts";
import { useReportWords } from "./useReportWords.ts";
import { useSections } from "./useSections.ts";
import styles from "./report.module.css";

const Conversation = later(async () => (await import("./conversation/Conversation.tsx")).Conversation);
const Since = later(async () => (await import("./since/Since.tsx")).Since);

export interface ReportViewProps {
  report: Report;
  isExample?: boolean;
  /** The reports of the same person with which the reader may compare this one, the nearest first. */
  earlier?: readonly EarlierReport[];
  /** From a list to here: what the top bar shows. */
  trail: readonly Step[];
  /** In the review before publication: what is rendered above and under the report, and beside each comment. */
  review?: { head: ReactNode; bar: ReactNode; beside: NonNullable<WritingsProps["beside"]> };
  /** After publication: a notice of open flags, the controls of a comment, and the flags of the person evaluated. */
  flags?:
    | undefined
    | { notice: ReactNode; beside: WritingsProps["beside"]; own: (words: ReportWords) => ReactNode };
}

const none: readonly EarlierReport[] = [];

/** The whole report, or an introduction before the first reading. */
export function ReportView({
  report,
  isExample = false,
  earlier = none,
  trail,
  review,
  flags,
}: ReportViewProps) {
  const words = useReportWords(report);
  const { texts, language } = words;
  const [hasRead, setHasRead] = useState(() => !report.isSubject || hasReadReport(report.evaluationId));
  const name = words.fullName;
  return (
    <div className={`${styles.report} ${styles[language]}`}>
      <Page
        title={name}
        trail={trail}
        documentTitle={say(language, texts.windowTitle, { name })}
        kicker={
          <>
            {report.companyLogo && (
              <img src={paths.logo(report.companyLogo)} alt={report.companyName} className={styles.logo} />
            )}
            {texts.title} · {report.name}
          </>
        }
        intro={
          <>
            {words.participation()} · {words.published()}
            <span className={styles.onPaper}>
              {" "}
              · {report.companyName} · {texts.confidential}
            </span>
          </>
        }
        action={
          !review &&
          hasRead && (
            <div className={`${styles.noPdf} ${styles.actions}`}>
              {!isExample && <DownloadPdf report={report} words={words} />}
              <Button
                icon={<IconPrinter size={20} stroke={1.8} aria-hidden="true" />}
                onClick={() => window.print()}
              >
                {texts.print}
              </Button>
            </div>
          )
        }
      >
        {isExample && <Notice>{texts.example.notice}</Notice>}
        {hasRead ? (
          <Explainable report={report} words={words}>
            {review?.head ?? flags?.notice}
            <Content
              report={report}
              words={words}
              earlier={earlier}
              isReview={review !== undefined}
              beside={review?.beside ?? flags?.beside}
              below={flags?.own(words)}
            />
            {review?.bar}
          </Explainable>
        ) : (
          <BeforeReading
            onRead={() => {
              rememberReading(report.evaluationId);
              setHasRead(true);
              window.scrollTo(0, 0);
              document.querySelector("h1")?.focus({ preventScroll: true });
            }}
          />
        )}
      </Page>
    </div>
  );
}

interface ContentProps {
  report: Report;
  words: ReportWords;
  earlier: readonly EarlierReport[];
  isReview: boolean;
  beside: WritingsProps["beside"];
  below: ReactNode;
}

function Content({ report, words, earlier, ...aroundComments }: ContentProps) {
  const { snapshot } = report;
  const [printing, setPrinting] = useState(false);
  usePrint(setPrinting);
  const hasEarlier = earlier.length > 0;
  const ids = useMemo(() => listSections({ ...report, hasEarlier }), [report, hasEarlier]);
  const current = useSections(ids);
  const part = { report, words };
  const notEnough = describeNotEnough(report, words);
  const sections: Record<SectionId, ReactNode> = {
    essentials: <Essentials id="essentials" snapshot={snapshot} words={words} />,
    views: <CrossedViews id="views" beside={aroundComments.beside} {...part} />,
    behaviours: null,
    values: <RatedItems id="values" kind="values" {...part} />,
    objectives: <RatedItems id="objectives" kind="objectives" {...part} />,
    comments: <Comments id="comments" printing={printing} {...aroundComments} {...part} />,
    since: <Since open id="since" earlier={earlier} {...part} />,
    conversation: (
      <div id="conversation" className={styles.anchor}>
        <Conversation open {...part} />
      </div>
    ),
    method: <Method id="method" {...part} />,
    openings: <Openings id="openings" {...part} />,
  };

  return (
    <>
      <SectionMenu current={current} sections={ids.map((id) => ({ id, label: words.texts.sections[id] }))} />
      <Introduction report={report} words={words} />
      {report.note && (
        <Notice title={words.texts.note}>
          <span className={styles.note}>{report.note}</span>
        </Notice>
      )}
      {notEnough && <Notice>{notEnough}</Notice>}
      {ids.map((id) => (
        <Fragment key={id}>{sections[id]}</Fragment>
      ))}
    </>
  );
}
