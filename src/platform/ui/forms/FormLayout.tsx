import type { ReactNode, SubmitEvent } from "react";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { Section } from "../page/Section.tsx";
import styles from "./forms.module.css";

interface FormLayoutProps {
  onSubmit: (event: SubmitEvent) => void;
  summary: { attempts: number; errors: readonly { id: string; error: string }[] };
  /** The buttons, the main one last: it stands at the right. */
  footer?: ReactNode;
  /** As wide as the page: it holds a grid. */
  fullWidth?: boolean;
  /** The buttons stay in sight while what is above them scrolls. */
  inDialog?: boolean;
  children: ReactNode;
}

/** A form of at most 640 px: what is wrong first, then the fields. */
export const FormLayout = ({ onSubmit, summary, footer, fullWidth, inDialog, children }: FormLayoutProps) => (
  <form
    className={`${styles.form} ${fullWidth || inDialog ? styles.fullWidth : ""}`}
    noValidate
    onSubmit={onSubmit}
  >
    <ErrorSummary {...summary} />
    {children}
    {footer && <div className={`${styles.footer} ${inDialog ? styles.inDialog : ""}`}>{footer}</div>}
  </form>
);

/** A named part of a long form. */
export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section title={title} bare>
    <div className={styles.group}>{children}</div>
  </Section>
);

/** Two fields side by side where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);
