import type { ReactNode } from "react";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { useTrail, type Step } from "../detail/trail.ts";
import styles from "./Page.module.css";

interface PageProps {
  title: string;
  /** The tab says « {title} · Rondo » unless another name is given. */
  documentTitle?: string;
  /** A line above the title. */
  kicker?: ReactNode;
  intro?: ReactNode;
  /** The one main action of the screen. */
  action?: ReactNode;
  /** What is rare, under a « ⋯ » (`ActionMenu`) in the row of the title. */
  menu?: ReactNode;
  /** From the list to here, without the page itself: shown in the top bar. */
  trail?: readonly Step[];
  width?: "form" | "reading" | "wide";
  children: ReactNode;
}

/** The skeleton of every screen: one h1, which takes the focus when the screen arrives, and its main action. */
export function Page({
  title,
  documentTitle,
  kicker,
  intro,
  action,
  menu,
  trail,
  width = "wide",
  children,
}: PageProps) {
  useTrail(trail);
  return (
    <div className={`${styles.page} ${styles[width]}`}>
      <div className={styles.header}>
        <div className={styles.titles}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <ScreenTitle className={styles.title ?? ""} windowTitle={documentTitle ?? title}>
            {title}
          </ScreenTitle>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
        {menu && <div className={styles.menu}>{menu}</div>}
      </div>
      {children}
    </div>
  );
}
