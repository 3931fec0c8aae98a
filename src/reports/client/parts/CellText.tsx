import type { Cell, Group } from "#disclosure/contract.ts";
import type { ReportWords } from "../../rules/words.ts";
import styles from "../report.module.css";

interface CellTextProps {
  cell: Cell | null;
  group: Group;
  words: ReportWords;
}

/** A number, a range, or « masqué » in quieter letters: always words, never a blank. */
export const CellText = ({ cell, group, words }: CellTextProps) => (
  <span className={cell?.form === "value" ? undefined : styles.quiet}>{words.cell(cell, group)}</span>
);
