import type { PulseQuestionResult, WholeCell } from "#disclosure/contract/pulse.ts";
import type { Display } from "#platform/ui/charts/DisplayToggle.tsx";
import type { ReadableReport } from "../../contract/report.ts";
import { findFollowedMeasure, findOtherWording } from "../../rules/reportTrend.ts";
import { Distribution } from "./Distribution.tsx";
import { QuestionTrend } from "./QuestionTrend.tsx";
import type { ReportWords } from "./useReportWords.ts";
import styles from "./report.module.css";

interface QuestionResultProps {
  report: ReadableReport;
  result: PulseQuestionResult;
  words: ReportWords;
  display: Display;
}

/** One question over the whole run: its figure, how answers are distributed, and how it has gone. */
export function QuestionResult({ report, result, words, display }: QuestionResultProps) {
  const { texts, say, language } = words;
  const { text, lang } = words.question(result.key);
  const other = findOtherWording(report, result.key, language);
  const measure = findFollowedMeasure(result.whole);
  const { whole } = result;
  return (
    <li className={styles.question}>
      <div className={styles.result}>
        <h3 lang={lang}>
          <span className={styles.number}>{words.number(result.key)}.</span> {text}
        </h3>
        <p className={styles.basis}>
          {words.theme(result.theme)}
          {whole.form !== "hidden" && ` · ${say(texts.questions.answers, { count: whole.answers })}`}
        </p>
        {other && (
          <p className={styles.reworded}>
            {say(texts.questions[other.language === language ? "reworded" : "rewordedElsewhere"], {
              day: words.day(other.opensOn),
              text: other.text,
            })}
          </p>
        )}
        <Figure whole={whole} words={words} />
        <Distribution result={result} words={words} />
      </div>
      {measure && (
        <QuestionTrend report={report} result={result} measure={measure} words={words} display={display} />
      )}
    </li>
  );
}

function Figure({ whole, words }: { whole: WholeCell; words: ReportWords }) {
  const { texts, say, mean } = words;
  switch (whole.form) {
    case "hidden":
      return <p className={styles.masked}>{texts.questions.hidden}</p>;
    case "scale":
      return (
        <p className={styles.figure}>
          <b>{mean(whole.mean)}</b> {say(texts.questions.outOf, { count: 5 })}
        </p>
      );
    case "enps":
      return (
        <p className={styles.figure}>
          {whole.enps ? (
            <>
              {texts.questions.enps} <b>{words.points({ form: "value", value: whole.enps.value })}</b>
              {`, ${words.interval(whole.enps)}`}
            </>
          ) : (
            texts.questions.enpsMasked
          )}
          <span className={styles.second}>{say(texts.questions.mean, { mean: mean(whole.mean) })}</span>
        </p>
      );
    case "options":
      return null;
  }
}
