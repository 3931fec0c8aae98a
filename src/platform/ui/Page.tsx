import { IconChevronRight } from "@tabler/icons-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { InternalLink } from "./InternalLink.tsx";
import styles from "./styles/Page.module.css";

interface PageProps {
  title: string;
  /** The tab says « {title} · Rondo » unless another name is given. */
  documentTitle?: string;
  /** A line above the title. */
  kicker?: ReactNode;
  intro?: ReactNode;
  /** The one main action of the screen. */
  action?: ReactNode;
  /** From the list to here, without the page itself. */
  breadcrumb?: readonly { label: string; to: string }[];
  width?: "form" | "reading" | "wide";
  children: ReactNode;
}

/** The skeleton of every screen: one h1, which takes the focus when the screen arrives, and its main action. */
export function Page({ title, documentTitle, kicker, intro, action, breadcrumb, width = "wide", children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${documentTitle ?? title} · Rondo`;
  }, [documentTitle, title]);
  useEffect(() => {
    // The first screen keeps the browser's own start, so that « Aller au contenu » stays the first stop.
    if (pagesShown++ > 0) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className={`${styles.page} ${styles[width]}`}>
      {breadcrumb && <Breadcrumb steps={breadcrumb} />}
      <div className={styles.header}>
        <div className={styles.titles}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </div>
  );
}

let pagesShown = 0;

function Breadcrumb({ steps }: { steps: readonly { label: string; to: string }[] }) {
  const texts = useTexts("kit");
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className={styles.breadcrumb}>
        {steps.map(({ label, to }) => (
          <li key={to}>
            <InternalLink to={to}>{label}</InternalLink>
            <IconChevronRight size={16} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </nav>
  );
}
