import type { Enps, PulseHighlight, PulseMean, PulseSnapshot } from "#disclosure/contract/pulse.ts";
import { themeMargin } from "#disclosure/rules/pulse/highlights.ts";
import { compareMeans } from "#disclosure/rules/pulse/trend.ts";
import { Disclosure } from "#platform/ui/page/Disclosure.tsx";
import type { ReadableReport } from "../../contract/report.ts";
import { listMoved, listRewordedSince } from "../../rules/reportTrend.ts";
import { chooseReworded } from "../../rules/wording.ts";
import type { ReportWords } from "./useReportWords.ts";
import styles from "./report.module.css";

interface HighlightsProps {
  report: ReadableReport;
  words: ReportWords;
}

/** What the printed figures prove by themselves, each with why. */
export function Highlights({ report, words }: HighlightsProps) {
  const { texts } = words;
  const { highlights } = report.snapshot;
  if (highlights.length === 0) {
    const { none, noneBesideChanges } = texts.highlights;
    return <p className={styles.quiet}>{listMoved(report).length > 0 ? noneBesideChanges : none}</p>;
  }
  return (
    <ul className={styles.highlights}>
      {highlights.map((highlight) => (
        <li key={highlight.kind}>
          <p>{describeHighlight(highlight, report, words)}</p>
          <Disclosure summary={texts.highlights.why}>{explainHighlight(highlight, report, words)}</Disclosure>
        </li>
      ))}
    </ul>
  );
}

type Change = Extract<PulseHighlight, { question: string }>;
const isChange = (highlight: PulseHighlight): highlight is Change =>
  highlight.kind === "rise" || highlight.kind === "fall";

function describeHighlight(
  highlight: PulseHighlight,
  report: ReadableReport,
  { texts, say, language, meanOrEnps, themeMean, theme, question, day }: ReportWords,
): string {
  const { highlights } = texts;
  if (!isChange(highlight))
    return say(highlights[highlight.kind], {
      theme: theme(highlight.theme),
      mean: themeMean(highlight.mean),
    });
  const previous = report.earlier.findLast((run) => run !== null);
  const sentence = say(highlights[highlight.kind], {
    // Within a sentence: without its own full stop.
    question: question(highlight.question).text.replace(/[.\s]+$/u, ""),
    before: meanOrEnps(highlight.before),
    now: meanOrEnps(highlight.now),
    day: previous ? day(previous.opensOn) : highlights.previous,
  });
  const reworded = chooseReworded(listRewordedSince(report, previous, highlight.question), language);
  if (!reworded) return sentence;
  return `${sentence} ${reworded === language ? highlights.reworded : highlights.rewordedElsewhere}`;
}

const isEnps = (figure: PulseMean | Enps): figure is Enps => "from" in figure;

function explainHighlight(
  highlight: PulseHighlight,
  { snapshot }: ReadableReport,
  words: ReportWords,
): string {
  const { texts, say, themeMean, theme } = words;
  const { highlights } = texts;
  if (!isChange(highlight)) {
    const next = snapshot.themes.find((each) => each.theme === highlight.next);
    return say(highlights.theme, {
      theme: theme(highlight.theme),
      mean: themeMean(highlight.mean),
      next: theme(highlight.next),
      nextMean: next ? themeMean(next.mean) : texts.masked,
      limit: words.precise(themeMargin),
    });
  }
  const { before, now } = highlight;
  if (isEnps(before) || isEnps(now)) {
    if (!isEnps(before) || !isEnps(now)) return "";
    const [one, other] = [words.ends(before), words.ends(now)];
    return say(highlights.intervals, {
      beforeFrom: one.from,
      beforeTo: one.to,
      nowFrom: other.from,
      nowTo: other.to,
    });
  }
  return explainMeans({ before, now, question: highlight.question }, snapshot, words);
}

function explainMeans(
  { before, now, question }: { before: PulseMean; now: PulseMean; question: string },
  { spread, questions }: PulseSnapshot,
  { texts, say, mean, score, precise }: ReportWords,
): string {
  const { highlights } = texts;
  const isScale = questions.find(({ key }) => key === question)?.type !== "enps";
  const { change, state, rule, limit } = compareMeans(before, now, isScale ? "scale" : "score", spread);
  const certain = state === "up" ? change.from : -change.to;
  const gap = say(change.from === change.to ? highlights.gap : highlights.gapAtLeast, {
    before: mean(before),
    now: mean(now),
    gap: score(certain),
  });
  return `${gap} ${say(rule === "fixed" ? highlights.fixed : highlights.spread, { limit: precise(limit ?? 0) })}`;
}
