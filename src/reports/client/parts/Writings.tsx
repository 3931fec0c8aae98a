import type { ReactNode } from "react";
import type { Writing } from "../../rules/presentation.ts";
import type { ReportWords } from "../../rules/words.ts";
import { GroupMark } from "./GroupMark.tsx";
import styles from "../report.module.css";

export interface WritingsProps {
  writings: readonly Writing[];
  words: ReportWords;
  /** Renders, beside a comment, what the reader can do with it and what was decided about it. */
  beside?: ((writing: Writing) => ReactNode) | undefined;
}

/** Comments verbatim, with the name of the group only; each in its own text direction. */
export const Writings = ({ writings, words, beside }: WritingsProps) => (
  <ul className={styles.writings}>
    {writings.map((writing) => {
      const { place, group, words: written, index } = writing;
      return (
        <li key={`${place.id} ${group} ${index}`}>
          <blockquote dir="auto">{written}</blockquote>
          <p>
            <GroupMark group={group} />
            {words.group(group)}
          </p>
          {beside?.(writing)}
        </li>
      );
    })}
  </ul>
);
