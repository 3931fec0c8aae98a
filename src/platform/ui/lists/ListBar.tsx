import type { ReactNode } from "react";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { useIsSheet } from "../layers/useIsSheet.ts";
import styles from "./ListBar.module.css";

interface ListBarProps {
  title: string;
  /** For the window, where several views of one list share a title. */
  windowTitle?: string | undefined;
  isReturn?: boolean;
  /** Puts the title among the tabs of its neighbours (`LinkTabs`). */
  heading?: ((title: ReactNode) => ReactNode) | undefined;
  /** How much there is; nothing moves when it comes. */
  count?: ReactNode;
  /** The one main action, at the end. */
  action?: ReactNode;
  /** The search, the filters, the menus. */
  children?: ReactNode;
}

/** The head of every list and of its other views, in one line where it has the room: title, tabs, tools, main action. */
export function ListBar({
  title,
  windowTitle,
  isReturn = false,
  heading = (h1) => h1,
  count,
  action,
  children,
}: ListBarProps) {
  // In the order in which it is read: at the end of the one line, or of the first of two.
  const isNarrow = useIsSheet();
  const main = action && <div className={styles.action}>{action}</div>;
  return (
    <div className={styles.bar}>
      <div className={styles.heading}>
        {heading(
          <ScreenTitle className={styles.title ?? ""} windowTitle={windowTitle ?? title} isReturn={isReturn}>
            {title}
          </ScreenTitle>,
        )}
        {count}
      </div>
      {isNarrow && main}
      {(children || (action && !isNarrow)) && (
        <div className={styles.tools}>
          {children}
          {!isNarrow && main}
        </div>
      )}
    </div>
  );
}

/** A view of a list that is no table of rows (a board, a calendar, a tree), under the same head. */
export const ListFrame = ({
  tools,
  children,
  ...bar
}: Omit<ListBarProps, "children"> & { tools?: ReactNode; children: ReactNode }) => (
  <div className={styles.frame}>
    <ListBar {...bar}>{tools}</ListBar>
    {children}
  </div>
);

/** Where the search stands in the bar. */
export const BarSearch = ({ children }: { children: ReactNode }) => (
  <div className={styles.search}>{children}</div>
);
