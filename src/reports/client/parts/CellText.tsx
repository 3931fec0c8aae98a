import type { Group } from "#weights/vocabulary.ts";
import type { ReportFigure, Topic } from "../../rules/explain.ts";
import type { AnyCell } from "../../rules/presentation.ts";
import type { ReportWords } from "../../rules/words.ts";
import { Explained } from "./Explained.tsx";
import styles from "../report.module.css";

interface TextProps {
  group: Group;
  words: ReportWords;
}

const selectTone = (cell: AnyCell | null) => (cell?.form === "value" ? undefined : styles.quiet);

interface CellTextProps extends TextProps {
  cell: AnyCell | null;
  /** Of a figure that can be explained. */
  figure?: ReportFigure;
}

/** A number, a range, or « masqué » in a quieter style: always words, never a blank. */
export function CellText({ cell, group, words, figure }: CellTextProps) {
  const said = words.cell(cell, group);
  return (
    <span className={selectTone(cell)}>
      {figure && said ? <Explained figure={figure}>{said}</Explained> : said}
    </span>
  );
}

/** A mean with what it rests on: how many answers, and how many of its questions when not all. */
export const MeanText = ({ of: topic, group, words }: TextProps & { of: Topic }) => {
  const cell = topic.cells[group];
  const basis = words.basis(cell, group);
  return (
    <span>
      {cell && (
        <span className={selectTone(cell)}>
          <Explained figure={{ kind: "mean", topic, group }}>{words.mean(topic, group)}</Explained>
        </span>
      )}
      {basis && <small className={styles.basis}>{basis}</small>}
    </span>
  );
};
