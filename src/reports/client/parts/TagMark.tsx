import type { ReactNode } from "react";
import type { Tag } from "#disclosure/contract.ts";
import styles from "./tag.module.css";

const shapes: Record<Tag, string> = {
  shared_strength: "M6 1.500a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9",
  recognise_strength: "M6 1.500 11 10.500H1z",
  blind_spot: "M6 10.500 1 1.500h10z",
  shared_opportunity: "M6 .8 11.200 6 6 11.200.8 6z",
};

/** A shape and words; the colour only repeats them. */
export const TagMark = ({ tag, children }: { tag: Tag; children: ReactNode }) => (
  <span data-tag={tag} className={`${styles.tag} ${styles[tag]}`}>
    <svg width="12" height="12" viewBox="0 0 12 12" fill="currentColor" aria-hidden="true">
      <path d={shapes[tag]} />
    </svg>
    {children}
  </span>
);
