import type { ReactNode } from "react";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { ActionMenu } from "../actions/ActionMenu.tsx";
import type { Action } from "../layers/ActionList.tsx";
import styles from "./DetailPage.module.css";
import { useTrail, type Step } from "./trail.ts";

interface DetailPageProps {
  /** From the list to here, without the page itself: shown in the top bar. */
  trail: readonly Step[];
  title: string;
  /** Beside the title: a face, a drawing. */
  mark?: ReactNode;
  status?: ReactNode;
  /** Under the title: a line of facts, or a description in its lines. */
  line?: ReactNode;
  /** The main action. */
  action?: ReactNode;
  /** What is rare or risky, under « ⋯ ». */
  menu?: readonly Action[];
  /** The column of 280 px at the right; under the rest on a phone. */
  facts?: ReactNode;
  children: ReactNode;
}

/** The page of one object: title of 28 px with its status, one line of facts, the work at the left, facts at the right. */
export function DetailPage(props: DetailPageProps) {
  const { trail, title, mark, status, line, action, menu = [], facts, children } = props;
  useTrail(trail);
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        {mark}
        <div className={styles.titles}>
          <div className={styles.first}>
            <ScreenTitle className={styles.title ?? ""}>{title}</ScreenTitle>
            {status}
          </div>
          {line && <p className={styles.line}>{line}</p>}
        </div>
        <div className={styles.actions}>
          {action}
          {menu.length > 0 && <ActionMenu name={title} actions={menu} />}
        </div>
      </div>
      <div className={facts ? styles.columns : undefined}>
        <div className={styles.work}>{children}</div>
        {facts && <aside className={styles.facts}>{facts}</aside>}
      </div>
    </div>
  );
}
