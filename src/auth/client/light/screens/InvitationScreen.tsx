import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { whyNotPassword } from "#accounts/rules.ts";
import { carriedNext, paths, safeNext } from "#paths.ts";
import { failureFrom, type ApiFailure } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useForm } from "#platform/client/form.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { AccountName } from "#platform/light/AccountName.tsx";
import { Button } from "#platform/light/Button.tsx";
import { AuthFrame } from "#platform/light/Frames.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { PasswordField } from "#platform/light/PasswordField.tsx";
import { Waiting } from "#platform/light/Waiting.tsx";
import { authApi } from "../api.ts";
import { DeadLink, isDeadLink } from "../DeadLink.tsx";
import { NewPasswordField } from "../NewPasswordField.tsx";
import { looksWhole, useParameter } from "../parameters.ts";

type Invitation = Awaited<ReturnType<typeof authApi.readInvitation>>;
type Step =
  | { at: "reading" }
  | { at: "dead" }
  | { at: "failed"; failure: ApiFailure }
  | { at: "asking"; invitation: Invitation };

/** Joining a company: the invitation is read, not used up, until a password is given. */
export function InvitationScreen() {
  const { actions, status } = useTexts("platform");
  const wordsOf = useFailureWords();
  const token = useParameter("token");
  const next = useParameter("next");
  const [step, setStep] = useState<Step>({ at: looksWhole(token) ? "reading" : "dead" });
  const reading = step.at === "reading";
  useEffect(() => {
    if (!reading) return;
    authApi.readInvitation({ token }).then(
      (invitation) => setStep({ at: "asking", invitation }),
      (error: unknown) => {
        const failure = failureFrom(error);
        setStep(isDeadLink(failure.code) ? { at: "dead" } : { at: "failed", failure });
      },
    );
  }, [token, reading]);
  return (
    <AuthFrame>
      {step.at === "reading" && <Waiting />}
      {step.at === "dead" && <DeadLink token={token} next={next} />}
      {step.at === "failed" && (
        <div className="auth-content">
          <ScreenTitle key="failed">{status.pageFailed}</ScreenTitle>
          <Notice variant="error">{wordsOf(step.failure)}</Notice>
          <div>
            <Button onClick={() => setStep({ at: "reading" })}>{actions.retry}</Button>
          </div>
        </div>
      )}
      {step.at === "asking" && (
        <JoinForm
          token={token}
          next={next}
          invitation={step.invitation}
          onDead={() => setStep({ at: "dead" })}
        />
      )}
    </AuthFrame>
  );
}

interface JoinFormProperties {
  token: string;
  next: string;
  invitation: Invitation;
  onDead: () => void;
}

function JoinForm({ token, next, invitation, onDead }: JoinFormProperties) {
  const { invitation: t, password } = useTexts("auth");
  const { language } = useLanguage();
  const say = useSay();
  const wordsOf = useFailureWords();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const { firstName, email, companyName: company, hasAccount } = invitation;
  const form = useForm({
    initial: { password: "" },
    check: (values) => ({ password: whyNot(values.password) }),
    send: async (values) => {
      setProblem(null);
      const { secondStep } = await authApi.acceptInvitation({ token, password: values.password, language });
      if (secondStep) navigate(paths.secondStep(carriedNext(next)));
      else window.location.assign(safeNext(next));
    },
    onFailure: (failure) => {
      if (failure.code === "invalid_credentials")
        return form.refuse("password", { sentence: wordsOf(failure) });
      if (isDeadLink(failure.code)) return onDead();
      setProblem(failure.fields["password"] ? null : wordsOf(failure));
    },
  });
  function whyNot(typed: string) {
    if (!hasAccount) return whyNotPassword(typed, invitation);
    return typed ? null : "password_required";
  }
  return (
    <div className="auth-content">
      <ScreenTitle key="asking" windowTitle={t.windowTitle}>
        {say(t.title, { firstName })}
      </ScreenTitle>
      <p>{say(t.lead, { company })}</p>
      <p className="muted">{say(hasAccount ? t.existing : t.choose, { email, company })}</p>
      {problem && (
        <Notice variant="error" live>
          {problem}
        </Notice>
      )}
      <form className="form" noValidate onSubmit={form.onSubmit}>
        <AccountName email={email} />
        {hasAccount ? (
          <PasswordField {...form.field("password")} label={password} autoComplete="current-password" />
        ) : (
          <NewPasswordField field={form.field("password")} label={password} />
        )}
        <Button type="submit" fullWidth busy={form.busy}>
          {hasAccount ? say(t.join, { company }) : t.submit}
        </Button>
      </form>
    </div>
  );
}
