import { Outlet } from "@tanstack/react-router";
import { Wordmark } from "#platform/client/Logo.tsx";
import { Announcer, SkipLink } from "#platform/client/screen.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { Footer } from "./Footer.tsx";
import { SessionDialog } from "./SessionDialog.tsx";
import styles from "./Shell.module.css";
import { SignOutDialog } from "./SignOutDialog.tsx";

/** Around a report opened by its link: the workspace without its menu, since nothing else is open. */
export function ReportShell() {
  const viewer = useViewer();
  return (
    <div className={styles.shell}>
      <SkipLink />
      <Announcer />
      <div className={styles.column}>
        <header className={styles.top}>
          <div className={styles.bar}>
            <Wordmark />
            <span className={styles.company}>{viewer.company.name}</span>
            <AccountMenu />
          </div>
        </header>
        <main id="contenu" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <SessionDialog />
      <SignOutDialog />
    </div>
  );
}
