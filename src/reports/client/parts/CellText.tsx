import type { Group } from "#weights/vocabulary.ts";
import type { AnyCell } from "../../rules/presentation.ts";
import type { SkillOrDimension, ReportWords } from "../../rules/words.ts";
import styles from "../report.module.css";

interface TextProps {
  group: Group;
  words: ReportWords;
}

const selectTone = (cell: AnyCell | null) => (cell?.form === "value" ? undefined : styles.quiet);

/** A number, a range, or « masqué » in a quieter style: always words, never a blank. */
export const CellText = ({ cell, group, words }: TextProps & { cell: AnyCell | null }) => (
  <span className={selectTone(cell)}>{words.cell(cell, group)}</span>
);

/** A mean with what it rests on: how many answers, and how many of its questions when not all. */
export const MeanText = ({ of, group, words }: TextProps & { of: SkillOrDimension }) => {
  const cell = of.cells[group];
  const basis = words.basis(cell, group);
  return (
    <span>
      <span className={selectTone(cell)}>{words.mean(of, group)}</span>
      {basis && <small className={styles.basis}>{basis}</small>}
    </span>
  );
};
