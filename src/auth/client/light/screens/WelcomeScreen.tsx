import { useState } from "react";
import { useLocation } from "wouter";
import { paths, safeNext } from "#paths.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { Illustration } from "#platform/client/Illustration.tsx";
import { rememberLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button, LinkButton } from "#platform/light/Button.tsx";
import { AuthFrame } from "#platform/light/Frames.tsx";
import { Spinner } from "#platform/light/Spinner.tsx";
import { useToast } from "#platform/light/Toasts.tsx";
import { authApi } from "../api.ts";
import { DeadLink, isDeadLink } from "../DeadLink.tsx";
import { looksWhole, useParameter } from "../parameters.ts";
import { SharedDeviceSwitch } from "../SharedDeviceSwitch.tsx";

type Step = { at: "asking" | "working" | "dead" } | { at: "ready"; firstName: string };
const patience = 2500;

/**
 * The landing of two links: an invitation to answer, which opens a session limited to one's own answers,
 * and a sign-in link. Both wait for a click: mail readers open links to inspect them.
 */
export function WelcomeScreen() {
  const { welcome: t } = useTexts("auth");
  const say = useSay();
  const toast = useToast();
  const wordsOf = useFailureWords();
  const [, navigate] = useLocation();
  const invitation = useParameter("token");
  const magic = useParameter("magic");
  const token = magic || invitation;
  const words = magic ? t.magic : t;
  const next = useNext();
  const [step, setStep] = useState<Step>({ at: looksWhole(token) ? "asking" : "dead" });

  const open = async () => {
    setStep({ at: "working" });
    // A late answer still opens the door: the link has been used by then.
    const timer = setTimeout(() => setStep({ at: "dead" }), patience);
    try {
      const { firstName, secondStep } = await (magic ? openMagicLink(token) : openInvitation(token));
      if (secondStep) navigate(paths.secondStep());
      else setStep({ at: "ready", firstName });
    } catch (error) {
      const failure = failureFrom(error);
      setStep({ at: isDeadLink(failure.code) ? "dead" : "asking" });
      if (!isDeadLink(failure.code)) toast({ kind: "error", text: wordsOf(failure) });
    } finally {
      clearTimeout(timer);
    }
  };

  if (step.at === "dead")
    return (
      <AuthFrame>
        <DeadLink token={token} title={t.failed} />
      </AuthFrame>
    );
  if (step.at === "ready")
    return (
      <AuthFrame>
        <div className="auth-content centred">
          <Illustration name="complete" />
          <ScreenTitle key="ready">{say(t.hello, { firstName: step.firstName })}</ScreenTitle>
          <p className="muted">{words.ready}</p>
          <LinkButton to={next.path}>{next.isAnswer ? t.answer : t.dashboard}</LinkButton>
        </div>
      </AuthFrame>
    );
  if (step.at === "working")
    return (
      <AuthFrame>
        <div className="waiting" aria-busy="true">
          <Spinner size={40} />
          <ScreenTitle key="working" className="waiting-title">
            {t.working}
          </ScreenTitle>
        </div>
      </AuthFrame>
    );
  return (
    <AuthFrame>
      <div className="auth-content centred">
        <Illustration name="mail" />
        <ScreenTitle key="asking">{words.title}</ScreenTitle>
        <p className="muted">{words.lead}</p>
        <SharedDeviceSwitch />
        <Button onClick={() => void open()}>{words.submit}</Button>
      </div>
    </AuthFrame>
  );
}

async function openMagicLink(token: string) {
  const { language, ...opened } = await authApi.openMagicLink({ token });
  rememberLanguage(language);
  return opened;
}

const openInvitation = async (token: string) => ({
  ...(await authApi.openInvitation({ token })),
  secondStep: false,
});

/** Where the invitation leads: one's own answers, or else the dashboard. */
function useNext() {
  const path = safeNext(useParameter("next"));
  const isAnswer = path.startsWith("/eval/");
  return { path: isAnswer ? path : paths.dashboard(), isAnswer };
}
