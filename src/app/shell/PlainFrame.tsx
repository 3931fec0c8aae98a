import { Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Announcer, SkipLink } from "#platform/client/screen.tsx";
import { Footer } from "./Footer.tsx";
import styles from "./Shell.module.css";

interface PlainFrameProps {
  brand: ReactNode;
  company?: string;
  /** At the end of the bar. */
  action: ReactNode;
}

/** Around a page of the workspace that stands without its menu. */
export const PlainFrame = ({ brand, company, action }: PlainFrameProps) => (
  <div className={styles.shell}>
    <SkipLink />
    <Announcer />
    <div className={styles.column}>
      <header className={styles.top}>
        <div className={styles.bar}>
          {brand}
          <span className={styles.company}>{company}</span>
          <span className={styles.space} />
          {action}
        </div>
      </header>
      <main id="contenu" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  </div>
);
