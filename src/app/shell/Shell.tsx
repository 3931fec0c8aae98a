import { Outlet } from "@tanstack/react-router";
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { paths } from "#paths.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { Logo, Wordmark } from "#platform/client/Logo.tsx";
import { Announcer, SkipLink, useOnline } from "#platform/client/screen.tsx";
import { formatDay, say } from "#platform/texts.ts";
import { IconButton } from "#platform/ui/actions/Button.tsx";
import { Dialog } from "#platform/ui/layers/Dialog.tsx";
import { useShownTrail } from "#platform/ui/detail/trail.ts";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import { truncated } from "#platform/ui/tooltip/tooltip.ts";
import { listBottomBarEntries } from "../menu.ts";
import { Bell } from "./Bell.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { notePerson } from "./leave.ts";
import { Footer } from "./Footer.tsx";
import { EntryLink, MenuList } from "./navigation.tsx";
import { Palette, PaletteButton } from "./palette/Palette.tsx";
import { RouteProgress } from "./RouteProgress.tsx";
import { SessionDialog } from "./SessionDialog.tsx";
import styles from "./Shell.module.css";
import { Shortcuts } from "./Shortcuts.tsx";
import { SignOutDialog } from "./SignOutDialog.tsx";
import { Tasks } from "./Tasks.tsx";
import { useCollapsed } from "./useCollapsed.ts";

// Decided when the product is built: nothing of it is in a production build (src/app/README.md).
const RoleView =
  import.meta.env.MODE === "development"
    ? lazy(async () => ({ default: (await import("../roleView/RoleView.tsx")).RoleView }))
    : null;

/** Nothing of it is loaded in a company of people. */
const DemonstrationChip = lazy(async () => ({
  default: (await import("./demonstration/DemonstrationChip.tsx")).DemonstrationChip,
}));

/** The frame around every screen of the workspace. */
export function Shell() {
  const texts = useTexts("platform");
  const shell = useTexts("shell");
  const viewer = useViewer();
  const online = useOnline();
  const { language } = useLanguage();
  // At the head of what is printed: whose it is, and of which day.
  const printed = say(language, shell.printed, {
    company: viewer.company.name,
    date: formatDay(language, viewer.today),
  });
  useEffect(() => {
    // Without the worker nothing is lost: the form only does not open offline for a new user.
    void notePerson(viewer.profileId).catch(() => undefined);
  }, [viewer.profileId]);
  return (
    <div className={styles.shell}>
      <SkipLink />
      <Announcer />
      <RouteProgress />
      <Sidebar />
      <div className={styles.column}>
        <header className={styles.top}>
          <div className={styles.bar}>
            <InternalLink to={paths.dashboard()} className={styles.brand} aria-label={texts.shell.homeLink}>
              <Logo size={30} />
            </InternalLink>
            <Trail company={viewer.company.name} />
            {viewer.company.isDemonstration && (
              <Suspense>
                <DemonstrationChip />
              </Suspense>
            )}
            <span className={styles.space} />
            {RoleView && (
              <Suspense>
                <RoleView />
              </Suspense>
            )}
            <PaletteButton />
            <Bell />
            <AccountMenu />
          </div>
        </header>
        <main id="contenu" tabIndex={-1} className={styles.main} data-printed={printed}>
          {/* Holds blocks, which an <output> may not. */}
          <div role="status">{!online && <Notice tone="warning">{texts.status.offlinePage}</Notice>}</div>
          <Outlet />
        </main>
        <Footer />
      </div>
      <BottomBar />
      <SessionDialog />
      <Shortcuts />
      <Palette />
      <SignOutDialog />
      <Tasks />
    </div>
  );
}

/** Where the page stands, from the list to it; the company where no page says so. */
function Trail({ company }: { company: string }) {
  const { trail } = useTexts("shell");
  const steps = useShownTrail();
  if (steps.length === 0)
    return (
      <span className={styles.company} {...truncated()}>
        {company}
      </span>
    );
  return (
    <nav aria-label={trail} className={styles.trail}>
      {steps.map(({ label, to }) => (
        <InternalLink key={to} to={to} {...truncated()}>
          {label}
        </InternalLink>
      ))}
    </nav>
  );
}

function Sidebar() {
  const texts = useTexts("platform");
  const shell = useTexts("shell");
  const [collapsed, setCollapsed] = useCollapsed();
  const Icon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <nav aria-label={texts.shell.mainNavigation} className={collapsed ? styles.narrow : styles.side}>
      <div className={styles.head}>
        <InternalLink to={paths.dashboard()} className={styles.sideBrand} aria-label={texts.shell.homeLink}>
          {collapsed ? <Logo size={34} /> : <Wordmark />}
        </InternalLink>
        <IconButton
          label={collapsed ? shell.expand : shell.collapse}
          icon={<Icon size={20} stroke={1.8} aria-hidden="true" />}
          expanded={!collapsed}
          controls="menu"
          onClick={() => setCollapsed(!collapsed)}
        />
      </div>
      <div id="menu" className={styles.nav}>
        <MenuList iconOnly={collapsed} />
      </div>
    </nav>
  );
}

function BottomBar() {
  const texts = useTexts("platform");
  const shell = useTexts("shell");
  const [open, setOpen] = useState(false);
  return (
    <>
      <nav aria-label={texts.shell.mainNavigation} className={styles.bottom}>
        {listBottomBarEntries(useViewer()).map((name) => (
          <EntryLink key={name} name={name} brief />
        ))}
        <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className={styles.entryIcon}>
            <IconMenu2 size={22} stroke={1.8} aria-hidden="true" />
          </span>
          <span className={styles.entryLabel}>{shell.menu}</span>
        </button>
      </nav>
      <Dialog open={open} onClose={() => setOpen(false)} title={shell.menu}>
        <nav aria-label={shell.menu} className={styles.sheet}>
          <MenuList onFollow={() => setOpen(false)} />
        </nav>
      </Dialog>
    </>
  );
}
