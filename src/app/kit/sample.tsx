import type { ReactNode } from "react";
import { useLanguage } from "#platform/client/language.tsx";
import styles from "./kit.module.css";

/** The words that an example shows, in the reader's language. */
export function useSample<Words>(words: { fr: Words; en: Words }): Words {
  return words[useLanguage().language];
}

interface StateProps {
  /** What is particular, for a developer of the part: in English, as the code is. */
  name: string;
  /** As wide as the page: tables, charts, forms. */
  fullWidth?: boolean;
  children: ReactNode;
}

/** One state of a part, named. */
export const State = ({ name, fullWidth = false, children }: StateProps) => (
  <div role="group" aria-label={name} className={fullWidth ? styles.fullState : styles.state}>
    <p className={styles.caption} lang="en">
      {name}
    </p>
    {children}
  </div>
);

/** Where the shell puts a screen. */
export const ScreenFrame = ({ children }: { children: ReactNode }) => (
  <main id="contenu" tabIndex={-1} className={styles.page}>
    {children}
  </main>
);
