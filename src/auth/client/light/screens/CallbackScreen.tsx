import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { paths, chooseNextPath } from "#paths.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { rememberLanguage, useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import type { ErrorCode } from "#platform/errors.ts";
import { LinkButton } from "#platform/light/Button.tsx";
import { AuthFrame } from "#platform/light/Frames.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { Spinner } from "#platform/light/Spinner.tsx";
import { authApi } from "../api.ts";
import { askViewer } from "../viewer.ts";

const slowAfterMs = 10_000;
type Step =
  | { at: "working" | "slow" }
  | { at: "failed"; sentence: string }
  | { at: "announced"; email: string; next: string };

/** What says who came back, rather than the network: in the provider's words, or ours. */
const identityErrorCodes: readonly ErrorCode[] = [
  "identity_refused",
  "identity_unverified",
  "identity_unknown",
  "identity_taken",
  "user_disabled",
];

/** Back from a sign-in elsewhere. It decides nothing and never stays blank. */
export function CallbackScreen() {
  const { callback: t, backToLogin } = useTexts("auth");
  const formatFailure = useFailureWords();
  const [, navigate] = useLocation();
  const { follow } = useLanguage();
  const [answer] = useState(() => window.location.search.slice(1));
  const [step, setStep] = useState<Step>({ at: "working" });
  useEffect(() => {
    const timer = setTimeout(() => setStep({ at: "slow" }), slowAfterMs);
    const fail = (sentence: string) => setStep({ at: "failed", sentence });
    // What the provider wrote is for us alone: not for the history, nor for the next page.
    window.history.replaceState(null, "", paths.callback());
    arrive(answer)
      .then(
        async (arrival) => {
          if (arrival === "refused" || arrival === "nobody") return fail(t[arrival]);
          if (arrival.secondStep) return navigate(paths.secondStep({ next: arrival.next }));
          const { announcedEmail: email, language } = arrival;
          if (email === null) return window.location.replace(arrival.next);
          if (language) await follow(language).catch(() => undefined);
          return setStep({ at: "announced", email, next: arrival.next });
        },
        (error: unknown) => {
          const failure = failureFrom(error);
          fail(identityErrorCodes.includes(failure.code) ? formatFailure(failure) : t.failed);
        },
      )
      .finally(() => clearTimeout(timer));
    return () => clearTimeout(timer);
    // Once: the answer of the provider is played a single time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  if (step.at === "announced") return <AnnouncedAddress {...step} />;
  return (
    <AuthFrame>
      <div className="auth-content centred">
        <ScreenTitle>{t.title}</ScreenTitle>
        {step.at === "failed" ? (
          <Notice variant="error" live>
            {step.sentence}
          </Notice>
        ) : (
          <output className="waiting">
            <Spinner size={40} />
            <span>{t.working}</span>
            {step.at === "slow" && <span>{t.slow}</span>}
          </output>
        )}
        {step.at !== "working" && (
          <LinkButton to={paths.login()} variant="secondary">
            {backToLogin}
          </LinkButton>
        )}
      </div>
    </AuthFrame>
  );
}

/** The provider gives another address than ours: nothing changes by itself. */
function AnnouncedAddress({ email, next }: { email: string; next: string }) {
  const { callback: t } = useTexts("auth");
  const say = useSay();
  return (
    <AuthFrame>
      <div className="auth-content centred">
        <ScreenTitle key="announced">{t.announcedTitle}</ScreenTitle>
        <Notice live>
          <strong>{say(t.announced, { email })}</strong>
        </Notice>
        <p className="muted">{t.announcedDetail}</p>
        <LinkButton to={paths.security()}>{t.changeAddress}</LinkButton>
        <LinkButton to={next} variant="secondary">
          {t.goOn}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}

async function arrive(answer: string) {
  const parameters = new URLSearchParams(answer);
  if (parameters.get("error") === "access_denied") return "refused" as const;
  if (!parameters.has("code") && !parameters.has("error")) {
    // No provider: the page was opened directly, or again from the history.
    return (await askViewer())
      ? { secondStep: false, announcedEmail: null, language: null, next: paths.dashboard() }
      : ("nobody" as const);
  }
  const { outcome, announcedEmail, next, language } = await authApi.comeFromProvider({ answer });
  if (language) rememberLanguage(language);
  return { secondStep: outcome === "secondStep", announcedEmail, language, next: chooseNextPath(next) };
}
