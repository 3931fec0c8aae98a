import { useState } from "react";
import { useLocation } from "wouter";
import { whyNotPassword } from "#accounts/rules.ts";
import { toNextValues, paths, chooseNextPath } from "#paths.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { rememberLanguage, useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { AccountName } from "#platform/light/AccountName.tsx";
import { Button } from "#platform/light/Button.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { PasswordField } from "#platform/light/PasswordField.tsx";
import { authApi } from "../api.ts";
import { LinkGate, type OpenLink } from "../LinkGate.tsx";
import { NewPasswordField } from "../NewPasswordField.tsx";
import { useParameter } from "../parameters.ts";
import { useForm } from "#platform/light/useForm.ts";

type Read = Awaited<ReturnType<typeof authApi.readInvitation>>;
type Invitation = NonNullable<Read["invitation"]>;

const read = (token: string) => authApi.readInvitation({ token });

/** Joining a company: the invitation is read, not used up, until a password is given. */
export function InvitationScreen() {
  const token = useParameter("token");
  const next = useParameter("next");
  return (
    <LinkGate token={token} next={next} read={read}>
      {({ read: { invitation }, refused }) =>
        invitation && <JoinForm token={token} next={next} invitation={invitation} refused={refused} />
      }
    </LinkGate>
  );
}

interface JoinFormProperties {
  token: string;
  next: string;
  invitation: Invitation;
  refused: OpenLink<Read>["refused"];
}

function JoinForm({ token, next, invitation, refused }: JoinFormProperties) {
  const { invitation: t, password } = useTexts("auth");
  const { language } = useLanguage();
  const say = useSay();
  const formatFailure = useFailureWords();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const { firstName, email, companyName: company, hasAccount } = invitation;
  const form = useForm({
    initial: { password: "" },
    check: (values) => ({ password: whyNot(values.password) }),
    send: async (values) => {
      setProblem(null);
      const { secondStep } = await authApi.acceptInvitation({ token, password: values.password, language });
      rememberLanguage(language);
      if (secondStep) navigate(paths.secondStep(toNextValues(next)));
      else window.location.assign(chooseNextPath(next));
    },
    onFailure: (failure) => {
      if (failure.code === "invalid_credentials")
        return form.refuse("password", { sentence: formatFailure(failure) });
      if (refused(failure.code)) return;
      setProblem(failure.fields["password"] ? null : formatFailure(failure));
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
