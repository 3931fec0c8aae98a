import { useState } from "react";
import type { Enps, PulseCutCell, PulseQuestionResult, WholeCell } from "#disclosure/contract/pulse.ts";
import { compareWords } from "#platform/texts.ts";
import { ChartTable } from "#platform/ui/charts/ChartTable.tsx";
import { HeatTable } from "#platform/ui/charts/HeatTable.tsx";
import { Segments } from "#platform/ui/forms/Segments.tsx";
import { ReportSection } from "#reports/client/parts/ReportSection.tsx";
import type { ReadableReport, ReportedCut } from "../../contract/report.ts";
import { toDrawnValue } from "../../rules/reportTrend.ts";
import { pulseCutKinds, type PulseCutKind } from "../../vocabulary.ts";
import type { ReportWords } from "./useReportWords.ts";
import styles from "./report.module.css";

interface ComparisonProps {
  id: string;
  report: ReadableReport;
  words: ReportWords;
}

/** The parts of one kind, one below the other under the whole run. */
interface Part {
  key: string;
  name: string;
  find: (question: PulseQuestionResult) => WholeCell | PulseCutCell;
  isTotal?: boolean;
}

const hidden = { form: "hidden" } as const;

/** The parts of the company beside the whole run: means as colours, what was chosen as fifths. */
export function Comparison({ id, report, words }: ComparisonProps) {
  const { texts, language } = words;
  const { questions } = report.snapshot;
  const kinds = pulseCutKinds.filter((kind) => report.cuts.some((cut) => cut.kind === kind));
  const [chosen, setChosen] = useState<PulseCutKind | null>(null);
  const kind = chosen ?? kinds[0] ?? "team";
  const parts: Part[] = [
    { key: "company", name: texts.compare.whole, find: ({ whole }) => whole, isTotal: true },
    ...report.cuts
      .filter((cut) => cut.kind === kind)
      .map((cut) => toPart(cut, words))
      .toSorted((a, b) => compareWords(language, a.name, b.name)),
  ];
  const scales = questions.filter(({ type }) => type === "scale");
  const others = questions.filter(({ type }) => type !== "scale");
  const hasMasked = others.some((question) => parts.some(({ find }) => find(question).form === "hidden"));
  return (
    <ReportSection
      id={id}
      title={texts.compare.title}
      intro={texts.compare.intro}
      action={
        kinds.length > 1 && (
          <Segments
            label={texts.compare.by}
            value={kind}
            options={kinds.map((value) => ({ value, label: texts.compare.kinds[value] }))}
            onChange={setChosen}
          />
        )
      }
    >
      <div className={styles.tables} key={kind}>
        {scales.length > 0 && <Means kind={kind} parts={parts} questions={scales} words={words} />}
        {others.map((question) => {
          const Table = question.type === "enps" ? Scores : Choices;
          return <Table key={question.key} kind={kind} parts={parts} question={question} words={words} />;
        })}
        {hasMasked && scales.length === 0 && <p className={styles.quiet}>{texts.maskedReason}</p>}
      </div>
    </ReportSection>
  );
}

const toPart = (cut: ReportedCut, words: ReportWords): Part => ({
  key: cut.cut,
  name: words.cut(cut),
  find: ({ cuts }) => cuts.find((each) => each.cut === cut.cut)?.cell ?? hidden,
});

interface TableProps {
  kind: PulseCutKind;
  parts: readonly Part[];
  words: ReportWords;
}

const Means = ({
  kind,
  parts,
  questions,
  words,
}: TableProps & { questions: readonly PulseQuestionResult[] }) => {
  const { texts, say } = words;
  return (
    <HeatTable
      caption={texts.compare.means}
      head={texts.compare.kinds[kind]}
      columns={questions.map(({ key, theme }) => ({
        key,
        label: say(texts.compare.question, { number: words.number(key), theme: words.theme(theme) ?? "" }),
      }))}
      rows={parts.map(({ key, name, find, isTotal }) => ({
        key,
        header: name,
        cells: questions.map((question) => toDrawnValue(find(question), "mean")),
        ...(isTotal && { isTotal }),
      }))}
      range={{ from: 1, to: 5 }}
      say={words.value}
      maskedReason={texts.maskedReason}
      sayFolded={(count) => say(texts.compare.folded[kind], { count })}
    />
  );
};

type OneQuestion = TableProps & { question: PulseQuestionResult };

function Scores({ kind, parts, question, words }: OneQuestion) {
  const { texts } = words;
  const masked = <span className={styles.quiet}>{texts.masked}</span>;
  return (
    <figure className={styles.tableFigure}>
      <Caption question={question} words={words} />
      <ChartTable
        caption={texts.compare.scores}
        head={texts.compare.kinds[kind]}
        columns={[
          { key: "mean", label: texts.compare.score },
          { key: "enps", label: texts.questions.enps },
        ]}
        rows={parts.map(({ key, name, find, isTotal }) => {
          const cell = find(question);
          if (cell.form !== "enps") return { key, header: name, cells: [masked, masked] };
          return {
            key,
            header: name,
            cells: [words.mean(cell.mean), cell.enps ? sayEnps(cell.enps, isTotal ?? false, words) : masked],
          };
        })}
      />
    </figure>
  );
}

/** Of a part in tens: « env. +10, entre −40 et +60 ». */
function sayEnps(enps: Enps, isTotal: boolean, { texts, say, points, interval }: ReportWords): string {
  const value = points({ form: "value", value: enps.value });
  const between = interval(enps);
  return isTotal ? `${value}, ${between}` : say(texts.compare.tens, { value, between });
}

function Choices({ kind, parts, question, words }: OneQuestion) {
  const { texts, say } = words;
  const options = listOptions(question, words);
  const write = (percent: number) => {
    if (percent === 0) return texts.compare.under;
    return percent === 100 ? texts.compare.over : say(texts.compare.about, { percent });
  };
  const find = (cell: WholeCell | PulseCutCell, key: string) => {
    if (cell.form !== "options") return <span className={styles.quiet}>{texts.masked}</span>;
    if (!("answers" in cell)) {
      const found = cell.options.find((option) => option.key === key);
      return found ? write(found.percent) : texts.masked;
    }
    const count = cell.options.find((option) => option.key === key)?.count ?? 0;
    return say(texts.questions.countOf, { count, total: cell.answers });
  };
  return (
    <figure className={styles.tableFigure}>
      <Caption question={question} words={words} />
      <ChartTable
        caption={words.question(question.key).text}
        head={texts.compare.kinds[kind]}
        columns={options}
        rows={parts.map(({ key, name, find: findCell }) => ({
          key,
          header: name,
          cells: options.map((option) => find(findCell(question), option.key)),
        }))}
      />
    </figure>
  );
}

const listOptions = ({ key, type }: PulseQuestionResult, words: ReportWords) => {
  const keys = type === "boolean" ? ["true", "false"] : words.content(key)?.options.map((each) => each.key);
  return (keys ?? []).map((option) => ({ key: option, label: words.option(key, option) }));
};

const Caption = ({ question: { key }, words }: { question: PulseQuestionResult; words: ReportWords }) => {
  const { text, lang } = words.question(key);
  return (
    <figcaption className={styles.tableTitle} lang={lang}>
      {words.number(key)}. {text}
    </figcaption>
  );
};
