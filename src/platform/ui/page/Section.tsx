import { useId, type ReactNode } from "react";
import styles from "./Section.module.css";

interface CardProps {
  tone?: "surface" | "sunken" | "accent" | "dashed";
  children: ReactNode;
}

export const Card = ({ tone = "surface", children }: CardProps) => (
  <div className={`${styles.card} ${styles[tone]}`}>{children}</div>
);

interface SectionProps {
  title: ReactNode;
  intro?: ReactNode;
  action?: ReactNode;
  /** Within another section. */
  level?: 2 | 3;
  /** Without the card around it. */
  bare?: boolean;
  children: ReactNode;
}

/** A named part of a screen, in its card. */
export function Section({ title, intro, action, level = 2, bare = false, children }: SectionProps) {
  const id = useId();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section aria-labelledby={id} className={bare ? styles.bare : `${styles.card} ${styles.surface}`}>
      <div className={styles.header}>
        <div>
          <Heading id={id} className={level === 2 ? styles.title : styles.subtitle}>
            {title}
          </Heading>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

interface FactsProps {
  facts: readonly { label: string; value: ReactNode }[];
}

/** Facts of one thing: names and values. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

interface StackProps {
  gap?: "small" | "medium" | "large";
  children: ReactNode;
}

export const Stack = ({ gap = "medium", children }: StackProps) => (
  <div className={`${styles.stack} ${styles[`${gap}Gap`]}`}>{children}</div>
);

interface RowProps extends StackProps {
  /** The ends stand apart. */
  spread?: boolean;
  /** Their tops stand on one line: beside a button that says why it cannot be pressed. */
  top?: boolean;
}

/** Side by side, wrapping when there is no room. */
export const Row = ({ gap = "small", spread = false, top = false, children }: RowProps) => (
  <div
    className={[styles.row, styles[`${gap}Gap`], spread && styles.spread, top && styles.top]
      .filter(Boolean)
      .join(" ")}
  >
    {children}
  </div>
);
