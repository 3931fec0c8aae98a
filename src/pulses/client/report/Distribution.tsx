import type { PulseQuestionResult } from "#disclosure/contract/pulse.ts";
import { countEnpsClasses } from "#disclosure/rules/pulse/enps.ts";
import { BarTable } from "#platform/ui/charts/BarTable.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import { Disclosure } from "#platform/ui/page/Disclosure.tsx";
import type { ReportWords } from "./useReportWords.ts";
import styles from "./report.module.css";

interface DistributionProps {
  result: PulseQuestionResult;
  words: ReportWords;
}

/** How many gave each answer, the highest level first; or that this is withheld. */
export function Distribution({ result: { key, whole }, words }: DistributionProps) {
  const { texts } = words;
  if (whole.form === "hidden") return null;
  if (whole.form === "options")
    return (
      <Counts
        words={words}
        total={whole.answers}
        rows={whole.options.map(({ key: option, count }) => ({
          key: option,
          label: words.option(key, option),
          count,
        }))}
      />
    );
  if (!whole.levels) return <p className={styles.quiet}>{texts.questions.distributionMasked}</p>;
  const { levels, answers } = whole;
  const names = whole.form === "scale" ? words.levels(key) : levels.map((_, level) => String(level));
  const rows = levels.map((count, level) => ({ key: String(level), label: names[level] ?? "", count }));
  const each = <Counts words={words} total={answers} rows={rows.toReversed()} />;
  if (whole.form === "scale") return each;
  const classes = countEnpsClasses(levels);
  return (
    <>
      <Counts
        words={words}
        total={answers}
        rows={(["promoters", "passives", "detractors"] as const).map((name) => ({
          key: name,
          label: texts.questions[name],
          count: classes[name],
        }))}
      />
      <Disclosure summary={texts.questions.eachLevel}>{each}</Disclosure>
    </>
  );
}

interface CountsProps {
  words: ReportWords;
  total: number;
  rows: readonly { key: string; label: string; count: number }[];
}

const Counts = ({ words: { texts, say }, total, rows }: CountsProps) => (
  <BarTable
    caption={<VisuallyHidden>{texts.questions.distribution}</VisuallyHidden>}
    head={texts.questions.level}
    valueHead={texts.questions.people}
    rows={rows.map(({ key, label, count }, index) => ({
      key,
      label,
      share: count / total,
      value: index === 0 ? say(texts.questions.countOf, { count, total }) : count,
    }))}
  />
);
