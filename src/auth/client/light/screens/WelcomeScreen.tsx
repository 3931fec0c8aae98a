import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import type { LinkOwner } from "#auth/contract/linkOwner.ts";
import { toNextValues, paths, parseReturnPath, chooseNextPath } from "#paths.ts";
import { Illustration } from "#platform/client/Illustration.tsx";
import { rememberLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { LinkButton } from "#platform/light/Button.tsx";
import { Waiting } from "#platform/light/Waiting.tsx";
import { authApi } from "../api.ts";
import { Addressee, LinkGate, type OpenLink } from "../LinkGate.tsx";
import { LinkLanding } from "../LinkLanding.tsx";
import { useParameter } from "../parameters.ts";
import { readLink } from "../readLink.ts";
import { SignInForm } from "../SignInForm.tsx";
import { useKeptLanguage } from "../useKeptLanguage.ts";

type Read = Awaited<ReturnType<typeof readLink>>;

interface WelcomeProperties {
  /** Keeps what the fragment says to the page that one wants to open, while signing in leads over other pages. */
  keepFragment: (next: string, fragment: string) => Promise<void>;
}

/**
 * The landing of a sign-in link: on to where the person wanted to go, or a greeting and the dashboard. By a link that only
 * names its addressee (`to`), they sign in their own way; it is then asked again whether it is they who have.
 */
export function WelcomeScreen({ keepFragment }: WelcomeProperties) {
  const to = useParameter("to");
  const magic = useParameter("magic");
  const token = to || magic;
  const next = useParameter("next");
  // It never leaves for a server: a redirection carries it on, or it waits on this device.
  const [fragment] = useState(() => window.location.hash);
  const keep = () => keepFragment(next, fragment).catch(() => {});
  return (
    <LinkGate token={token} namesAddressee={to !== ""} next={next} read={readLink}>
      {(link) => {
        const { read } = link;
        if (read.isSignedIn) return <GoOn to={chooseNextPath(next) + fragment} read={read} />;
        if (!to) return <SignIn token={token} next={next} fragment={fragment} keep={keep} link={link} />;
        // Back to this link, whichever way is taken.
        return (
          <>
            <Kept keep={keep} />
            <SignInForm addressee={<Addressee owner={read.owner} />} next={paths.welcome({ to, next })} />
          </>
        );
      }}
    </LinkGate>
  );
}

/** While the form is shown; the address is then free of it. */
function Kept({ keep }: { keep: () => Promise<void> }) {
  useEffect(() => {
    if (!window.location.hash) return;
    const { pathname, search } = window.location;
    void keep().then(() => window.history.replaceState(window.history.state, "", pathname + search));
    // Once, as the page was opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}

function GoOn({ to, read: { owner, otherCompanyId } }: { to: string; read: Read }) {
  useEffect(() => {
    if (owner.language) rememberLanguage(owner.language);
    const here = otherCompanyId ? authApi.switchCompany({ companyId: otherCompanyId }) : Promise.resolve();
    void here.finally(() => window.location.replace(to));
  }, [to, owner.language, otherCompanyId]);
  return <Waiting />;
}

interface SignInProperties {
  token: string;
  next: string;
  fragment: string;
  keep: () => Promise<void>;
  link: OpenLink<{ owner: LinkOwner }>;
}

function SignIn({ token, next, fragment, keep, link }: SignInProperties) {
  const { welcome: t } = useTexts("auth");
  const say = useSay();
  const [, navigate] = useLocation();
  const keepLanguage = useKeptLanguage(link.read.owner);
  const [firstName, setFirstName] = useState<string | null>(null);

  const open = async () => {
    const opened = await authApi.openMagicLink({ token });
    await keepLanguage();
    const wanted = parseReturnPath(next);
    if (opened.secondStep) {
      await keep();
      navigate(paths.secondStep(toNextValues(next)));
    } else if (wanted) window.location.replace(wanted + fragment);
    else setFirstName(opened.firstName);
  };

  if (firstName === null) return <LinkLanding link={link} words={t.magic} open={open} />;
  return (
    <div className="auth-content centred">
      <Illustration name="complete" />
      <ScreenTitle key="ready">{say(t.hello, { firstName })}</ScreenTitle>
      <p className="muted">{t.magic.ready}</p>
      <LinkButton to={paths.dashboard()}>{t.dashboard}</LinkButton>
    </div>
  );
}
