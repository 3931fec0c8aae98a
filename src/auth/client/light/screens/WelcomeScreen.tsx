import { useState } from "react";
import { useLocation } from "wouter";
import { carriedNext, ownPath, paths } from "#paths.ts";
import { Illustration } from "#platform/client/Illustration.tsx";
import { rememberLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { LinkButton } from "#platform/light/Button.tsx";
import { AuthFrame } from "#platform/light/Frames.tsx";
import { authApi } from "../api.ts";
import { LinkLanding } from "../LinkLanding.tsx";
import { useParameter } from "../parameters.ts";

/** The landing of a sign-in link: on to where the person wanted to go, or a greeting and the dashboard. */
export function WelcomeScreen() {
  const { welcome: t } = useTexts("auth");
  const say = useSay();
  const [, navigate] = useLocation();
  const token = useParameter("magic");
  const next = useParameter("next");
  const [firstName, setFirstName] = useState<string | null>(null);

  const open = async () => {
    const opened = await authApi.openMagicLink({ token });
    rememberLanguage(opened.language);
    const wanted = ownPath(next);
    if (opened.secondStep) navigate(paths.secondStep(carriedNext(next)));
    else if (wanted) window.location.replace(wanted);
    else setFirstName(opened.firstName);
  };

  if (firstName === null) return <LinkLanding token={token} next={next} words={t.magic} open={open} />;
  return (
    <AuthFrame>
      <div className="auth-content centred">
        <Illustration name="complete" />
        <ScreenTitle key="ready">{say(t.hello, { firstName })}</ScreenTitle>
        <p className="muted">{t.magic.ready}</p>
        <LinkButton to={paths.dashboard()}>{t.dashboard}</LinkButton>
      </div>
    </AuthFrame>
  );
}
