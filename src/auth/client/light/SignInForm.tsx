import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { whyNotEmail } from "#platform/emailAddress.ts";
import { toNextValues, paths, chooseNextPath } from "#paths.ts";
import type { ApiFailure } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { rememberLanguage, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import type { ErrorCode } from "#platform/errors.ts";
import { Button } from "#platform/light/Button.tsx";
import { ErrorSummary } from "#platform/light/ErrorSummary.tsx";
import { Field } from "#platform/light/Field.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { PageLink } from "#platform/light/PageLink.tsx";
import { PasswordField } from "#platform/light/PasswordField.tsx";
import { useToast } from "#platform/light/Toasts.tsx";
import { useAction } from "#platform/light/useAction.ts";
import { authApi } from "./api.ts";
import { OtherWays } from "./OtherWays.tsx";
import { buildParameters, useParameter } from "./parameters.ts";
import { SharedDeviceSwitch } from "./SharedDeviceSwitch.tsx";
import { useForm } from "#platform/light/useForm.ts";

/** About the account rather than the network: shown where the person looks, on the password (§8). */
const accountErrorCodes: readonly ErrorCode[] = [
  "invalid_credentials",
  "email_not_confirmed",
  "user_disabled",
  "user_not_found",
  "too_many_requests",
];

interface SignInFormProperties {
  /** Whose link led here. */
  addressee?: ReactNode;
  /** Where one goes once signed in, by whatever way. */
  next: string;
}

/** The page to sign in, within its frame. */
export function SignInForm({ addressee, next }: SignInFormProperties) {
  const { login: t, email, password } = useTexts("auth");
  const formatFailure = useFailureWords();
  const toast = useToast();
  const [, navigate] = useLocation();
  const [unconfirmed, setUnconfirmed] = useState(false);

  const form = useForm({
    initial: { email: useParameter("email"), password: "" },
    check: (values) => ({
      email: whyNotEmail(values.email),
      password: values.password ? null : "password_required",
    }),
    send: async (values) => {
      const { language, secondStep } = await authApi.signIn(values);
      rememberLanguage(language);
      if (secondStep) navigate(paths.secondStep(toNextValues(next)));
      else window.location.assign(chooseNextPath(next));
    },
    onFailure: showFailure,
  });

  function showFailure(failure: ApiFailure) {
    const sentence = formatFailure(failure);
    setUnconfirmed(failure.code === "email_not_confirmed");
    toast({ variant: "error", title: t.failed, ...(sentence === t.failed ? {} : { text: sentence }) });
    if (!accountErrorCodes.includes(failure.code)) return;
    // What was typed is not at fault when it is only too early: it is kept for the next try.
    if (failure.code !== "too_many_requests") form.set("password", "");
    form.refuse("password", { sentence });
  }

  return (
    <div className="auth-content">
      <ScreenTitle key="signIn">{t.title}</ScreenTitle>
      {addressee}
      <ArrivalNotice />
      <form className="form" noValidate onSubmit={form.onSubmit}>
        <ErrorSummary {...form.summary} />
        <Field
          {...form.field("email")}
          label={email}
          type="email"
          autoComplete="username"
          inputMode="email"
        />
        <PasswordField {...form.field("password")} label={password} autoComplete="current-password" />
        {unconfirmed && <ResendConfirmation email={form.values.email} />}
        <p className="after-field">
          <PageLink to={paths.passwordRecovery(buildParameters(form.values.email, next))}>
            {t.forgotten}
          </PageLink>
        </p>
        <SharedDeviceSwitch />
        <Button type="submit" fullWidth busy={form.busy}>
          {t.submit}
        </Button>
      </form>
      <OtherWays email={form.values.email} next={next} />
      {/* Whose link led here has an account already: another one would be another company. */}
      {!addressee && (
        <p className="muted">
          {t.noAccount}{" "}
          <PageLink to={paths.register(buildParameters(form.values.email))}>{t.register}</PageLink>
        </p>
      )}
    </div>
  );
}

/** Why one is here without having asked for it. */
function ArrivalNotice() {
  const { login: t } = useTexts("auth");
  const notice = useParameter("notice");
  if (notice === "invalid") return <Notice variant="warning">{t.invalidSession}</Notice>;
  if (notice === "expired") return <Notice variant="warning">{t.expiredSession}</Notice>;
  return notice === "signed_out" ? <Notice variant="success">{t.signedOut}</Notice> : null;
}

function ResendConfirmation({ email }: { email: string }) {
  const { login: t } = useTexts("auth");
  const [, navigate] = useLocation();
  const { busy, run } = useAction(async () => {
    await authApi.resendConfirmation({ email });
    navigate(paths.confirmEmail({ email }));
  });
  return (
    <div>
      <Button variant="secondary" busy={busy} onClick={() => void run()}>
        {t.resendConfirmation}
      </Button>
    </div>
  );
}
