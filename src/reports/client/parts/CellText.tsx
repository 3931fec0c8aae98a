import type { Group } from "#weights/vocabulary.ts";
import type { Topic } from "../../rules/explain.ts";
import type { AnyCell } from "../../rules/presentation.ts";
import type { ReportWords } from "../../rules/words.ts";
import { Explained } from "./Explained.tsx";
import styles from "../report.module.css";

interface TextProps {
  group: Group;
  words: ReportWords;
}

const selectTone = (cell: AnyCell | null) => (cell?.form === "value" ? undefined : styles.quiet);

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
