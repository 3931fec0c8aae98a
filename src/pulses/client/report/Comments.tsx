import { useContext, useState } from "react";
import type { PulseComments } from "#disclosure/contract/pulse.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { SearchField } from "#platform/ui/pickers/SearchField.tsx";
import { ReportSection } from "#reports/client/parts/ReportSection.tsx";
import { PrintingContext } from "#reports/client/useFolding.ts";
import { findHits, splitAtHits } from "#reports/rules/searchComments.ts";
import type { ReadableReport } from "../../contract/report.ts";
import type { ReportWords } from "./useReportWords.ts";
import styles from "./report.module.css";

interface CommentsProps {
  id: string;
  report: ReadableReport;
  words: ReportWords;
}

/** What people wrote, question by question, in the order of the report, which is none of theirs. */
export const Comments = ({ id, report, words }: CommentsProps) => (
  <ReportSection id={id} title={words.texts.comments.title} intro={words.texts.comments.intro}>
    {report.snapshot.comments.map((comments) => (
      <Written key={comments.question} comments={comments} threshold={report.threshold} words={words} />
    ))}
  </ReportSection>
);

interface WrittenProps {
  comments: PulseComments;
  threshold: number;
  words: ReportWords;
}

const initialCount = 10;

function Written({ comments: { question, paragraphs, isSearchable }, threshold, words }: WrittenProps) {
  const { texts, say } = words;
  const isPrinting = useContext(PrintingContext);
  const [search, setSearch] = useState("");
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { text, lang } = words.question(question ?? "");
  const isSearching = isSearchable && search !== "" && !isPrinting;
  const all = (paragraphs ?? []).map((written, index) => ({ written, key: index }));
  const matching = isSearching ? all.filter(({ written }) => findHits(written, search)) : all;
  const shown = isUnfolded || isPrinting || isSearching ? matching : matching.slice(0, initialCount);
  return (
    <div className={styles.written}>
      {question !== null && (
        <h3 lang={lang}>
          <span className={styles.number}>{words.number(question)}.</span> {text}
        </h3>
      )}
      {isSearchable && <SearchField label={texts.comments.search} value={search} onChange={setSearch} />}
      {isSearchable && (
        <p role="status" className={styles.quiet}>
          {isSearching &&
            say(matching.length > 0 ? texts.comments.found : texts.comments.nothing, {
              count: matching.length,
              total: all.length,
              search,
            })}
        </p>
      )}
      {paragraphs === null && <p className={styles.quiet}>{say(texts.comments.few, { k: threshold })}</p>}
      {paragraphs?.length === 0 && <p className={styles.quiet}>{texts.comments.none}</p>}
      {shown.length > 0 && (
        <ul className={styles.writings}>
          {shown.map(({ written, key }) => (
            <li key={key}>
              <blockquote dir="auto">
                {isSearching ? <Marked text={written} search={search} /> : written}
              </blockquote>
            </li>
          ))}
        </ul>
      )}
      {shown.length < matching.length && (
        <Button onClick={() => setIsUnfolded(true)}>
          {say(texts.comments.all, { count: matching.length })}
        </Button>
      )}
    </div>
  );
}

const Marked = ({ text, search }: { text: string; search: string }) =>
  splitAtHits(text, findHits(text, search) ?? []).map(({ text: piece, isHit }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other name
    isHit ? <mark key={index}>{piece}</mark> : piece,
  );
