import type { Writing } from "../../rules/presentation.ts";
import type { ReportWords } from "../../rules/words.ts";
import { GroupMark } from "./GroupMark.tsx";
import styles from "../report.module.css";

/** Comments verbatim, with the name of the group only; each in its own text direction. */
export const Writings = ({ writings, words }: { writings: readonly Writing[]; words: ReportWords }) => (
  <ul className={styles.writings}>
    {writings.map(({ place, group, words: written, index }) => (
      <li key={`${place.id} ${group} ${index}`}>
        <blockquote dir="auto">{written}</blockquote>
        <p>
          <GroupMark group={group} />
          {words.group(group)}
        </p>
      </li>
    ))}
  </ul>
);
