import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
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
export function Page({
  title,
  documentTitle,
  kicker,
  intro,
  action,
  breadcrumb,
  width = "wide",
  children,
}: PageProps) {
  return (
    <div className={`${styles.page} ${styles[width]}`}>
      {breadcrumb && <Breadcrumb steps={breadcrumb} />}
      <div className={styles.header}>
        <div className={styles.titles}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <ScreenTitle className={styles.title ?? ""} windowTitle={documentTitle ?? title}>
            {title}
          </ScreenTitle>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </div>
  );
}

function Breadcrumb({ steps }: { steps: readonly { label: string; to: string }[] }) {
  const texts = useTexts("kit");
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className={styles.breadcrumb}>
        {steps.map(({ label, to }, index) => (
          <li key={to}>
            {index > 0 && <IconChevronRight size={16} aria-hidden="true" />}
            <InternalLink to={to}>{label}</InternalLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
