import type { Report } from "../../contract.ts";
import { listShownColumns } from "../../rules/emptyGroups.ts";
import { listRatedItems } from "../../rules/sections.ts";
import { describeOverall } from "../../rules/sentences.ts";
import { buildStrip, buildTotalStrip, type Strip } from "../../rules/strips.ts";
import type { ReportWords } from "../../rules/words.ts";
import { say } from "#platform/texts.ts";
import { StripTable } from "../marks/StripTable.tsx";
import { ReportSection } from "./ReportSection.tsx";
import styles from "../marks/strips.module.css";

interface RatedItemsProps {
  id: string;
  kind: "values" | "objectives";
  report: Report;
  words: ReportWords;
}

/** Values or objectives in the marks of the main chart, and all of them together. */
export function RatedItems({ id, kind, report, words }: RatedItemsProps) {
  const { snapshot } = report;
  const { [kind]: texts } = words.texts;
  const { [kind]: all } = snapshot;
  const rows = listRatedItems(snapshot, kind === "values" ? "value" : "objective").flatMap((item) => {
    const strip = buildStrip(item, snapshot, words);
    return strip ? [{ key: strip.key, header: <Named {...strip} />, strip: { ...strip, gaps: [] } }] : [];
  });
  const total = all && {
    key: "all",
    header: texts.all,
    strip: buildTotalStrip(all, texts.all, snapshot, words),
    isTotal: true,
  };
  const finding = describeOverall(all, report.isSubject, words);
  return (
    <ReportSection
      id={id}
      title={texts.title}
      inside={[say(words.language, texts.inside, { count: rows.length }), finding]
        .filter(Boolean)
        .join(" · ")}
    >
      <figure className={styles.figure} aria-label={texts.title}>
        {finding && <figcaption className={styles.finding}>{finding}</figcaption>}
        <StripTable
          caption={texts.title}
          head={texts.column}
          groups={listShownColumns(snapshot)}
          rows={total ? [...rows, total] : rows}
          words={words}
        />
      </figure>
    </ReportSection>
  );
}

/** The name of a value, then what it asks for; an objective is its own name. */
const Named = ({ header, meaning }: Strip) => (
  <>
    <span lang={header.lang} className={styles.named}>
      {header.text}
    </span>
    {meaning && (
      <small lang={meaning.lang} className={styles.meaning}>
        {" "}
        {meaning.text}
      </small>
    )}
  </>
);
