import type { ReactElement, ReactNode } from "react";
import { Illustration, type IllustrationName } from "#platform/client/Illustration.tsx";
import styles from "./EmptyState.module.css";

interface EmptyStateProps {
  /** Of those that several screens show, or one of the screen’s own. */
  drawing?: IllustrationName | ReactElement;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Under an h1 it is an h2; inside a section, an h3. */
  level?: 2 | 3;
}

/** Nothing here yet: one drawing, the fact, the next step. */
export function EmptyState({ drawing = "emptyTable", title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className={styles.empty}>
      {typeof drawing === "string" ? <Illustration name={drawing} size={132} /> : drawing}
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.words}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
