import { Outlet, useLocation } from "@tanstack/react-router";
import { IconChevronRight } from "@tabler/icons-react";
import { usePart } from "#auth/client/settings/usePart.ts";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { useIsSheet } from "#platform/ui/layers/useIsSheet.ts";
import { LinkTabs } from "#platform/ui/page/LinkTabs.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { useCan, useViewer } from "#platform/ui/viewer.tsx";
import styles from "./SettingsFrame.module.css";

/**
 * Around every page of settings: the list of those that the reader may open, at its left. Where there is no room for
 * both, the list is the first page, and the top bar leads back to it.
 */
export function SettingsFrame() {
  const texts = useTexts("settings");
  const { needsSecondFactor, needsOwnPassword } = useViewer();
  const isNarrow = useIsSheet();
  const pages = usePages();
  const { pathname } = useLocation();
  const part = usePart();
  // Nothing else is open before: the list would lead back here.
  const isAlone = needsSecondFactor || needsOwnPassword;
  if (isNarrow && !isAlone && pathname === paths.settings() && !part) return <List pages={pages} />;
  const hasList = !isNarrow && !isAlone;
  const current = pathname === paths.settings() ? paths.settings({ part: part ?? "display" }) : pathname;
  // The page keeps its place whether the list is there or not: what is written in it stays as the window changes.
  return (
    <div className={hasList ? styles.frame : undefined}>
      {hasList && (
        <div className={styles.list}>
          <LinkTabs
            vertical
            label={texts.title}
            tabs={pages}
            // The form of the profile stands below the profile.
            current={pages.find(({ to }) => to === current)?.to ?? paths.profile()}
          />
        </div>
      )}
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
}

interface SettingsPage {
  to: string;
  label: string;
  detail: string;
}

function usePages(): SettingsPage[] {
  const { pages } = useTexts("settings");
  const managesCompany = useCan("managePeople");
  return [
    { to: paths.settings({ part: "display" }), ...pages.display },
    { to: paths.settings({ part: "notifications" }), ...pages.notifications },
    { to: paths.profile(), ...pages.profile },
    { to: paths.security(), ...pages.security },
    ...(managesCompany ? [{ to: paths.companySettings(), ...pages.company }] : []),
  ];
}

function List({ pages }: { pages: readonly SettingsPage[] }) {
  const texts = useTexts("settings");
  return (
    <Page title={texts.title}>
      <ul className={styles.rows}>
        {pages.map(({ to, label, detail }) => (
          <li key={to}>
            <InternalLink to={to}>
              <span>
                <b>{label}</b>
                <span>{detail}</span>
              </span>
              <IconChevronRight size={20} aria-hidden="true" />
            </InternalLink>
          </li>
        ))}
      </ul>
    </Page>
  );
}
