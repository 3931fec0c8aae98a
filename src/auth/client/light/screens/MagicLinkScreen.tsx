import { useState } from "react";
import { whyNotEmail } from "#accounts/rules/email.ts";
import { paths } from "#paths.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useForm } from "#platform/client/form.ts";
import { Illustration } from "#platform/client/Illustration.tsx";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button, LinkButton } from "#platform/light/Button.tsx";
import { Field } from "#platform/light/Field.tsx";
import { AuthFrame } from "#platform/light/Frames.tsx";
import { PageLink } from "#platform/light/PageLink.tsx";
import { useToast } from "#platform/light/Toasts.tsx";
import { authApi } from "../api.ts";
import { carried, useParameter } from "../parameters.ts";
import { ResendButton } from "../ResendButton.tsx";
import { useLeaveIfSignedIn } from "../useLeaveIfSignedIn.ts";

/** A sign-in link by mail. The answer is the same whether or not the address is known. */
export function MagicLinkScreen() {
  useLeaveIfSignedIn();
  const { magicLink: t, email, backToLogin } = useTexts("auth");
  const say = useSay();
  const toast = useToast();
  const wordsOf = useFailureWords();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ask = async (address: string) => {
    await authApi.requestMagicLink({ email: address });
    setSentTo(address);
  };
  const form = useForm({
    initial: { email: useParameter("email") },
    check: (values) => ({ email: whyNotEmail(values.email) }),
    send: (values) => ask(values.email.trim()),
    onFailure: (failure) => toast({ kind: "error", text: wordsOf(failure) }),
  });
  if (sentTo !== null)
    return (
      <AuthFrame>
        <div className="auth-content centred">
          <Illustration name="mail" />
          <ScreenTitle key="sent">{t.sentTitle}</ScreenTitle>
          <p className="muted">{say(t.sent, { email: sentTo })}</p>
          <ResendButton label={t.resend} justSent send={() => ask(sentTo)} />
          <LinkButton to={paths.login({ email: sentTo })} kind="quiet">
            {backToLogin}
          </LinkButton>
        </div>
      </AuthFrame>
    );
  return (
    <AuthFrame>
      <div className="auth-content">
        <ScreenTitle key="asking">{t.title}</ScreenTitle>
        <p className="muted">{t.lead}</p>
        <form className="form" noValidate onSubmit={form.onSubmit}>
          <Field
            {...form.field("email")}
            label={email}
            type="email"
            autoComplete="username"
            inputMode="email"
          />
          <Button type="submit" wide busy={form.busy}>
            {t.submit}
          </Button>
        </form>
        <p>
          <PageLink to={paths.login(carried(form.values.email))}>{backToLogin}</PageLink>
        </p>
      </div>
    </AuthFrame>
  );
}
