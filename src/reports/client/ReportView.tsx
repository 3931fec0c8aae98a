import { Fragment, useMemo, useState, type ReactNode } from "react";
import { paths } from "#paths.ts";
import { say } from "#platform/texts.ts";
import type { Step } from "#platform/ui/detail/trail.ts";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { later } from "#platform/ui/later.ts";
import { Page } from "#platform/ui/page/Page.tsx";
import { useReadingMode } from "#platform/ui/page/useReadingMode.ts";
import type { Report } from "../contract.ts";
import type { EarlierReport } from "../contract/since.ts";
import { listRemainingItems } from "../rules/presentation.ts";
import { describeNotEnough, listSections, type SectionId } from "../rules/sections.ts";
import type { ReportWords } from "../rules/words.ts";
import { Essentials } from "./essentials/Essentials.tsx";
import { below } from "./parts/below.tsx";
import { BeforeReading } from "./parts/BeforeReading.tsx";
import type { DocumentChoices } from "./parts/DocumentActions.tsx";
import { Explainable } from "./parts/Explained.tsx";
import { Introduction } from "./parts/Introduction.tsx";
import { ReadingBar } from "./parts/ReadingBar.tsx";
import type { WritingsProps } from "./parts/Writings.tsx";
import { FoldingProvider, PrintingContext, useFoldedSections } from "./useFolding.ts";
import { hasReadReport, rememberReading } from "./remembered.ts";
import { usePrint } from "./usePrint.ts";
import { useReportWords } from "./useReportWords.ts";
import { CrossedViews } from "./views/CrossedViews.tsx";
import styles from "./report.module.css";

const SkillInPlace = later(async () => (await import("./skill/SkillInPlace.tsx")).SkillInPlace);
const OtherQuestions = later(async () => (await import("./skill/SkillInPlace.tsx")).OtherQuestions);
const Behaviours = below(async () => (await import("./behaviours/Behaviours.tsx")).Behaviours);
const RatedItems = below(async () => (await import("./parts/RatedItems.tsx")).RatedItems);
const Comments = below(async () => (await import("./comments/Comments.tsx")).Comments);
const Conversation = below(async () => (await import("./conversation/Conversation.tsx")).Conversation);
const Since = below(async () => (await import("./since/Since.tsx")).Since);
const Method = below(async () => (await import("./parts/Method.tsx")).Method);
const Openings = below(async () => (await import("./parts/Openings.tsx")).Openings);

/** Prints the page itself. */
export const printPage = () => void SkillInPlace.preload().then(() => window.print());

export interface ReportViewProps {
  report: Report;
  /** Above all else: what this is an example of. */
  notice?: string;
  /** The reports of the same person with which the reader may compare this one, the one to begin with first. */
  earlier?: readonly EarlierReport[];
  /** In the place of the comparison that the server makes. */
  since?: ((props: { id: string; report: Report; words: ReportWords }) => ReactNode) | undefined;
  /** From a list to here: what the top bar shows. */
  trail: readonly Step[];
  /** Download and print. */
  actions?: (choices: DocumentChoices, words: ReportWords) => ReactNode;
  /** In the review before publication: what is rendered above and under the report, and beside each comment. */
  review?: { head: ReactNode; bar: ReactNode; beside: NonNullable<WritingsProps["beside"]> };
  /** After publication: a notice of open flags, the controls of a comment, and the flags of the person evaluated. */
  flags?:
    | undefined
    | { notice: ReactNode; beside: WritingsProps["beside"]; own: (words: ReportWords) => ReactNode };
}

const none: readonly never[] = [];

/** Characters of a name that does not fit on a line of a telephone. */
const longNameFrom = 30;

/** The whole report, or an introduction before the first reading. */
export function ReportView({
  report,
  notice,
  earlier = none,
  since: OwnSince,
  trail,
  actions,
  review,
  flags,
}: ReportViewProps) {
  const words = useReportWords(report);
  const { texts, language } = words;
  const [hasRead, setHasRead] = useState(() => !report.isSubject || hasReadReport(report.evaluationId));
  const name = words.fullName;
  const isAlone = useReadingMode();
  const hasEarlier = OwnSince !== undefined || earlier.length > 0;
  const ids = useMemo(() => listSections({ ...report, hasEarlier }), [report, hasEarlier]);
  const [choices, setChoices] = useState<DocumentChoices>({});
  // What the page compares without being asked, else what its reader has compared.
  const firstId = report.isSubject && ids.includes("since") ? earlier[0]?.evaluationId : undefined;
  const earlierId = choices.earlierId ?? firstId;
  // Who publishes a report has seen all of it.
  const folding = useFoldedSections(report.evaluationId, review ? none : ids, hasRead);
  return (
    <FoldingProvider value={folding}>
      <div
        className={`${styles.report} ${styles[language]} ${name.length > longNameFrom ? styles.longName : ""}`}
      >
        <ReadingBar back={isAlone ? (trail.at(-1)?.to ?? null) : null} sections={hasRead ? ids : []} />
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
              {words.participation()} · <span className={styles.whole}>{words.published()}</span>
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
                {actions?.({ ...choices, earlierId }, words)}
              </div>
            )
          }
        >
          {notice && <Notice>{notice}</Notice>}
          {hasRead ? (
            <Explainable report={report} words={words}>
              {review?.head ?? flags?.notice}
              <Content
                ids={ids}
                report={report}
                words={words}
                earlier={earlier}
                since={OwnSince}
                choices={choices}
                onChoose={setChoices}
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
    </FoldingProvider>
  );
}

interface ContentProps {
  ids: readonly SectionId[];
  report: Report;
  words: ReportWords;
  earlier: readonly EarlierReport[];
  since: ReportViewProps["since"];
  choices: DocumentChoices;
  onChoose: (choices: DocumentChoices) => void;
  isReview: boolean;
  beside: WritingsProps["beside"];
  below: ReactNode;
}

function Content({
  ids,
  report,
  words,
  earlier,
  since: OwnSince,
  choices,
  onChoose,
  ...aroundComments
}: ContentProps) {
  const { snapshot } = report;
  const [printing, setPrinting] = useState(false);
  usePrint(setPrinting, SkillInPlace.preload);
  const part = { report, words };
  const notEnough = describeNotEnough(report, words);
  const sections: Record<SectionId, ReactNode> = {
    essentials: <Essentials id="essentials" {...part} />,
    views: (
      <CrossedViews
        id="views"
        printing={printing}
        inPlace={(skill) => <SkillInPlace open skill={skill} beside={aroundComments.beside} {...part} />}
        below={
          listRemainingItems(snapshot).length > 0 && (
            <OtherQuestions open beside={aroundComments.beside} {...part} />
          )
        }
        {...part}
      />
    ),
    behaviours: <Behaviours id="behaviours" {...part} />,
    values: <RatedItems id="values" kind="values" {...part} />,
    objectives: <RatedItems id="objectives" kind="objectives" {...part} />,
    comments: <Comments id="comments" printing={printing} {...aroundComments} {...part} />,
    since: OwnSince ? (
      <OwnSince id="since" {...part} />
    ) : (
      <Since
        id="since"
        earlier={earlier}
        onCompare={(earlierId) => onChoose({ ...choices, earlierId })}
        {...part}
      />
    ),
    conversation: (
      <Conversation
        id="conversation"
        isPrinted={choices.notes === "own"}
        onPrint={(isPrinted) => onChoose({ ...choices, notes: isPrinted ? "own" : undefined })}
        {...part}
      />
    ),
    method: <Method id="method" {...part} />,
    openings: <Openings id="openings" {...part} />,
  };

  return (
    <PrintingContext value={printing}>
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
    </PrintingContext>
  );
}
