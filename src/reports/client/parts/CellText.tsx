import type { Group, MeanCell } from "#disclosure/contract.ts";
import type { AnyCell } from "../../rules/presentation.ts";
import type { ReportWords } from "../../rules/words.ts";
import styles from "../report.module.css";

interface CellTextProps {
  cell: AnyCell | null;
  group: Group;
  words: ReportWords;
}

/** A number, a range, or « masqué » in quieter letters: always words, never a blank. */
export const CellText = ({ cell, group, words }: CellTextProps) => (
  <span className={cell?.form === "value" ? undefined : styles.quiet}>{words.cell(cell, group)}</span>
);

/** A mean with what it rests on: how many answers, and how many of its questions when not all. */
export const MeanText = ({ cell, group, words }: CellTextProps & { cell: MeanCell | null }) => {
  const basis = words.basis(cell, group);
  return (
    <span>
      <CellText cell={cell} group={group} words={words} />
      {basis && <small className={styles.basis}>{basis}</small>}
    </span>
  );
};
