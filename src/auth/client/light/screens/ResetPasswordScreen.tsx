import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { whyNotPassword } from "#accounts/rules.ts";
import { paths } from "#paths.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useForm } from "#platform/client/form.ts";
import { Illustration } from "#platform/client/Illustration.tsx";
import { useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button, LinkButton } from "#platform/light/Button.tsx";
import { ErrorSummary } from "#platform/light/ErrorSummary.tsx";
import { AuthFrame } from "#platform/light/Frames.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { PasswordField } from "#platform/light/PasswordField.tsx";
import { authApi } from "../api.ts";
import { DeadLink, isDeadLink } from "../DeadLink.tsx";
import { NewPasswordField } from "../NewPasswordField.tsx";
import { looksWhole, useParameter } from "../parameters.ts";

/** /auth/reset-password and /reset-password: the two forms of one link (§2). */
export function ResetPasswordScreen() {
  const { reset: t } = useTexts("auth");
  const wordsOf = useFailureWords();
  const token = useParameter("token");
  const [step, setStep] = useState<"asking" | "dead" | "done">(looksWhole(token) ? "asking" : "dead");
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    initial: { password: "", confirmation: "" },
    check: ({ password, confirmation }) => ({
      // Whose link it is, only the server knows: it checks the names.
      password: whyNotPassword(password),
      confirmation: confirmation === password ? null : "password_mismatch",
    }),
    send: async ({ password }) => {
      setProblem(null);
      await authApi.resetPassword({ token, password });
      setStep("done");
    },
    onFailure: (failure) => {
      if (isDeadLink(failure.code)) return setStep("dead");
      setProblem(failure.fields["password"] ? null : wordsOf(failure));
    },
  });
  if (step === "dead")
    return (
      <AuthFrame>
        <DeadLink token={token} />
      </AuthFrame>
    );
  if (step === "done") return <PasswordChanged />;
  return (
    <AuthFrame>
      <div className="auth-content">
        <ScreenTitle key="asking">{t.title}</ScreenTitle>
        {problem && (
          <Notice variant="error" live>
            {problem}
          </Notice>
        )}
        <form className="form" noValidate onSubmit={form.onSubmit}>
          <ErrorSummary {...form.summary} />
          <NewPasswordField field={form.field("password")} label={t.password} />
          <PasswordField {...form.field("confirmation")} label={t.confirmation} autoComplete="new-password" />
          <Button type="submit" fullWidth busy={form.busy}>
            {t.submit}
          </Button>
        </form>
      </div>
    </AuthFrame>
  );
}

const redirectAfter = 2000;

function PasswordChanged() {
  const { reset: t, signInNow } = useTexts("auth");
  const [, navigate] = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login()), redirectAfter);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AuthFrame>
      <div className="auth-content centred">
        <Illustration name="complete" />
        <ScreenTitle key="done">{t.doneTitle}</ScreenTitle>
        <Notice variant="success" live>
          {t.done}
        </Notice>
        <p className="muted">{t.redirect}</p>
        <LinkButton to={paths.login()}>{signInNow}</LinkButton>
      </div>
    </AuthFrame>
  );
}
