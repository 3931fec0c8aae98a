import type { ReactNode } from "react";
import type { Writing } from "../../rules/presentation.ts";
import { findHits, splitAtHits } from "../../rules/searchComments.ts";
import styles from "../comments/comments.module.css";

export interface WritingsProps {
  writings: readonly Writing[];
  /** Renders, beside a comment, what the reader can do with it and what was decided about it. */
  beside?: ((writing: Writing) => ReactNode) | undefined;
  /** Marked where it stands. */
  search?: string;
}

/** Comments verbatim, of one group, under its name; each in its own text direction. */
export const Writings = ({ writings, beside, search = "" }: WritingsProps) => (
  <ul className={styles.writings}>
    {writings.map((writing) => {
      const { place, group, words: written, index } = writing;
      return (
        <li key={`${place.id} ${group} ${index}`} data-group={group}>
          <blockquote dir="auto">{search ? <Marked text={written} search={search} /> : written}</blockquote>
          {beside?.(writing)}
        </li>
      );
    })}
  </ul>
);

const Marked = ({ text, search }: { text: string; search: string }) =>
  splitAtHits(text, findHits(text, search) ?? []).map(({ text: piece, isHit }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other name
    isHit ? <mark key={index}>{piece}</mark> : piece,
  );
