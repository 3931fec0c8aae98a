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

/**
 * The landing of a sign-in link: on to where the person wanted to go, or a greeting and the dashboard. By a link that only
 * names its addressee (`to`), they sign in their own way; it is then asked again whether it is they who have.
 */
export function WelcomeScreen() {
  const to = useParameter("to");
  const magic = useParameter("magic");
  const token = to || magic;
  const next = useParameter("next");
  return (
    <LinkGate token={token} namesAddressee={to !== ""} next={next} read={readLink}>
      {(link) => {
        const { read } = link;
        if (read.isSignedIn) return <GoOn to={chooseNextPath(next)} read={read} />;
        if (!to) return <SignIn token={token} next={next} link={link} />;
        // Back to this link, whichever way is taken.
        return <SignInForm addressee={<Addressee owner={read.owner} />} next={paths.welcome({ to, next })} />;
      }}
    </LinkGate>
  );
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
  link: OpenLink<{ owner: LinkOwner }>;
}

function SignIn({ token, next, link }: SignInProperties) {
  const { welcome: t } = useTexts("auth");
  const say = useSay();
  const [, navigate] = useLocation();
  const keepLanguage = useKeptLanguage(link.read.owner);
  const [firstName, setFirstName] = useState<string | null>(null);

  const open = async () => {
    const opened = await authApi.openMagicLink({ token });
    await keepLanguage();
    const wanted = parseReturnPath(next);
    if (opened.secondStep) navigate(paths.secondStep(toNextValues(next)));
    else if (wanted) window.location.replace(wanted);
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
