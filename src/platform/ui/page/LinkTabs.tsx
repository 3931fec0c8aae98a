import { Fragment, type MouseEvent, type ReactNode } from "react";
import { InternalLink } from "./InternalLink.tsx";
import styles from "./LinkTabs.module.css";

interface LinkTabsProps {
  /** What the pages have in common. */
  label: string;
  /** Pages side by side; the one at `current` is this one. */
  tabs: readonly { label: string; to: string; onChoose?: (event: MouseEvent<HTMLAnchorElement>) => void }[];
  current: string;
  /** The title of the page, where it is the name of its tab: it takes the place of that. */
  title?: ReactNode;
  /** One below the other, at the left of the page. */
  vertical?: boolean;
}

/** The neighbours of a page, beside its title or in a column at its left: links that look like tabs, since each is a page of its own. */
export const LinkTabs = ({ label, tabs, current, title, vertical = false }: LinkTabsProps) => (
  <nav aria-label={label} className={vertical ? styles.vertical : styles.tabs}>
    {tabs.map((tab) =>
      title && tab.to === current ? (
        <Fragment key={tab.to}>{title}</Fragment>
      ) : (
        <InternalLink
          key={tab.to}
          to={tab.to}
          aria-current={tab.to === current ? "page" : undefined}
          onClick={tab.onChoose}
        >
          {tab.label}
        </InternalLink>
      ),
    )}
  </nav>
);
