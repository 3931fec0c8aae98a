import type { ReactNode } from "react";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Logo, Wordmark } from "#platform/client/Logo.tsx";
import { SkipLink } from "#platform/client/screen.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { NetworkBanner } from "./NetworkBanner.tsx";
import { PageLink } from "./PageLink.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

function HomeLink() {
  const { shell } = useTexts("platform");
  return (
    <PageLink to={paths.home()} className="home-link">
      <span className="for-screen-readers">{shell.homeLink}</span>
      <span aria-hidden="true">
        <Wordmark />
      </span>
    </PageLink>
  );
}

/** Terms, privacy, contact, and the theme, on every page of this shell but the answer form. */
function Footer() {
  const { shell } = useTexts("platform");
  return (
    <footer className="footer">
      <nav aria-label={shell.footerNavigation}>
        <PageLink to={paths.terms()}>{shell.terms}</PageLink>
        <PageLink to={paths.privacy()}>{shell.privacy}</PageLink>
        <PageLink to={paths.contact()}>{shell.contact}</PageLink>
      </nav>
      <ThemeSwitch />
    </footer>
  );
}

interface PageFrameProperties {
  children: ReactNode;
  /** Links of the header, before the language. */
  navigation?: ReactNode;
  /** The button at the end of the header. */
  action?: ReactNode;
}

/** The public pages. */
export function PageFrame({ children, navigation, action }: PageFrameProperties) {
  const { shell } = useTexts("platform");
  return (
    <>
      <SkipLink />
      <NetworkBanner />
      <header className="page-head">
        <HomeLink />
        <nav aria-label={shell.mainNavigation}>
          {navigation}
          <LanguageSwitch />
          {action}
        </nav>
      </header>
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}

/** Signing in and around it: a centred card; the side column leaves on small screens, where the logo comes on top. */
export function AuthFrame({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="auth-page">
      <SkipLink />
      <NetworkBanner />
      <header className="auth-head">
        <HomeLink />
        <LanguageSwitch />
      </header>
      <div className={aside ? "auth-card two" : "auth-card"}>
        <main id="contenu" tabIndex={-1}>
          {children}
        </main>
        {aside && <aside className="auth-aside">{aside}</aside>}
      </div>
      <Footer />
    </div>
  );
}

interface LeanFrameProperties {
  title: ReactNode;
  /** The state of saving, top right. */
  status?: ReactNode;
  /** « Quitter ». */
  action?: ReactNode;
  /** Where answers wait without a network. */
  answers?: "kept" | "here";
  children: ReactNode;
}

/** Answering: logo, title, saving, leaving, nothing else. */
export function LeanFrame({ title, status, action, answers, children }: LeanFrameProperties) {
  return (
    <>
      <SkipLink />
      <NetworkBanner answers={answers} />
      <header className="lean-head">
        <Logo title="Rondo" />
        <span className="lean-title">{title}</span>
        <span className="lean-status">{status}</span>
        {action}
      </header>
      {children}
    </>
  );
}
