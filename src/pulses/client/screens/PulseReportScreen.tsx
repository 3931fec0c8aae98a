import { IconPrinter } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { systemDays } from "#disclosure/rules/system.ts";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { DisplayToggle, type Display } from "#platform/ui/charts/DisplayToggle.tsx";
import { DetailPage } from "#platform/ui/detail/DetailPage.tsx";
import { RoutedObject } from "#platform/ui/detail/RoutedObject.tsx";
import { Ring } from "#platform/ui/display/Ring.tsx";
import { StatusBadge } from "#platform/ui/display/StatusBadge.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Section } from "#platform/ui/page/Section.tsx";
import { below } from "#reports/client/parts/below.tsx";
import { ReportSection } from "#reports/client/parts/ReportSection.tsx";
import { PrintingContext } from "#reports/client/useFolding.ts";
import { usePageKeys } from "#reports/client/usePageKeys.ts";
import { usePrint } from "#reports/client/usePrint.ts";
import { useSections } from "#reports/client/useSections.ts";
import type { PulseReport, ReadableReport } from "../../contract/report.ts";
import { hasHiddenQuestion } from "../../rules/reportTrend.ts";
import { stepOfParticipation } from "../../rules/participation.ts";
import { NoteSection } from "../note/NoteSection.tsx";
import { pulses } from "../queries.ts";
import { Highlights } from "../report/Highlights.tsx";
import { Method } from "../report/Method.tsx";
import { QuestionResult } from "../report/QuestionResult.tsx";
import { Themes } from "../report/Themes.tsx";
import { useReportFiles } from "../report/useReportFiles.tsx";
import { useReportWords, type ReportWords } from "../report/useReportWords.ts";
import styles from "../report/report.module.css";

const loadComparison = async () => (await import("../report/Comparison.tsx")).Comparison;
const loadComments = async () => (await import("../report/Comments.tsx")).Comments;
const Comparison = below(loadComparison);
const Comments = below(loadComments);
const preload = () => Promise.all([loadComparison(), loadComments()]);

/** The results of a run, for those who may read them. Each reading is logged, so that the page reads it once. */
export function PulseReportScreen() {
  const texts = useTexts("pulseReport");
  return (
    <RoutedObject
      read={(id) =>
        pulses.readReport.queryOptions({
          input: { id },
          staleTime: Number.POSITIVE_INFINITY,
          refetchOnWindowFocus: false,
          refetchOnReconnect: false,
        })
      }
      words={texts}
      list={paths.dashboard()}
    >
      {(report) => <Report report={report} />}
    </RoutedObject>
  );
}

function Report({ report }: { report: PulseReport }) {
  const words = useReportWords(report);
  const { title, tabs } = useTexts("pulses");
  const { texts, say } = words;
  const { snapshot, opensOn, closesOn, asked, answers, publishedOn } = report;
  const name = translated(words.language, report.content.name).text;
  const files = useReportFiles(report.id);
  const dates = words.days(opensOn, closesOn);
  const line = [
    opensOn === closesOn ? say(texts.oneDay, { from: dates.to }) : say(texts.dates, dates),
    snapshot &&
      (answers === null
        ? say(texts.answeredByFew, { least: report.threshold, total: asked })
        : say(texts.answered, { count: answers, total: asked })),
    snapshot && publishedOn && say(texts.published, { day: words.day(publishedOn) }),
  ].filter(Boolean);
  return (
    <DetailPage
      trail={[
        report.reader === "charge"
          ? { label: title, to: paths.pulseRuns() }
          : { label: tabs.runs, to: paths.pulses() },
      ]}
      title={say(texts.title, { name })}
      status={!snapshot && <StatusBadge variant="half">{texts.open.status}</StatusBadge>}
      line={line.join(" · ")}
      menu={
        snapshot
          ? [
              ...files,
              {
                label: texts.print,
                icon: <IconPrinter size={20} aria-hidden="true" />,
                onChoose: () => void preload().then(() => window.print()),
              },
            ]
          : []
      }
    >
      {snapshot ? (
        <Results report={{ ...report, snapshot }} words={words} />
      ) : (
        <Participation report={report} words={words} />
      )}
    </DetailPage>
  );
}

/** Of an open run, how many have answered, and when there will be more. */
const Participation = ({ report, words }: { report: PulseReport; words: ReportWords }) => {
  const { open } = words.texts;
  const { asked, closesOn, threshold } = report;
  const answers = report.answers ?? 0;
  return (
    <Section title={open.title}>
      <div className={styles.participation}>
        <Ring size={96} answered={answers} total={asked} label={null} />
        <div>
          {answers > 0 ? (
            <p>{words.say(open.atLeast, { count: answers, total: asked })}</p>
          ) : (
            asked >= stepOfParticipation && (
              <p>{words.say(open.few, { least: stepOfParticipation, total: asked })}</p>
            )
          )}
          <p className={styles.quiet}>{open.steps}</p>
          <p>{words.say(open.until, { day: words.day(closesOn), k: threshold })}</p>
        </div>
      </div>
    </Section>
  );
};

const names = ["highlights", "note", "themes", "questions", "compare", "comments", "method"] as const;
type Part = (typeof names)[number];

function Results({ report, words }: { report: ReadableReport; words: ReportWords }) {
  const { texts, say } = words;
  const { snapshot, cuts, threshold, note } = report;
  const [display, setDisplay] = useState<Display>("chart");
  const [isPrinting, setIsPrinting] = useState(false);
  const isShown = snapshot.participation.answered !== null;
  usePrint(setIsPrinting, preload);
  usePageKeys({ t: () => setDisplay(display === "chart" ? "table" : "chart") });
  const parts = {
    highlights: isShown && (
      <ReportSection id="highlights" title={texts.highlights.title}>
        <Highlights report={report} words={words} />
      </ReportSection>
    ),
    note: <NoteSection run={report} note={note} canEdit={report.reader === "charge"} />,
    themes: isShown && snapshot.themes.length > 0 && (
      <Themes id="themes" themes={snapshot.themes} words={words} />
    ),
    questions: isShown && snapshot.questions.length > 0 && (
      <ReportSection
        id="questions"
        title={texts.questions.title}
        intro={hasHiddenQuestion(snapshot) && say(texts.questions.someHidden, { days: systemDays })}
        action={
          report.earlier.length > 0 && (
            <DisplayToggle label={texts.questions.display} display={display} onDisplay={setDisplay} />
          )
        }
      >
        <ol className={styles.questions}>
          {snapshot.questions.map((result) => (
            <QuestionResult
              key={result.key}
              report={report}
              result={result}
              words={words}
              display={display}
            />
          ))}
        </ol>
      </ReportSection>
    ),
    compare: isShown && cuts.length > 0 && <Comparison id="compare" report={report} words={words} />,
    comments: isShown && snapshot.comments.length > 0 && (
      <Comments id="comments" report={report} words={words} />
    ),
    method: isShown && <Method id="method" report={report} words={words} />,
  };
  const shown = names.filter((name) => parts[name]).join(" ");
  const ids = useMemo(() => shown.split(" ") as Part[], [shown]);
  useSections(ids);
  return (
    <PrintingContext value={isPrinting}>
      <div className={styles.report}>
        {!isShown && <Notice>{say(texts.few, { k: threshold })}</Notice>}
        {ids.map((name) => (
          <div key={name} id={name === "note" ? name : undefined}>
            {parts[name]}
          </div>
        ))}
      </div>
    </PrintingContext>
  );
}
