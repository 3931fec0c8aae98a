import { findMailbox } from "#accounts/rules/email.ts";
import { paths } from "#paths.ts";
import { MailDrawing } from "../MailDrawing.tsx";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { LinkButton } from "#platform/light/Button.tsx";
import { AuthFrame } from "#platform/light/Frames.tsx";
import { useToast } from "#platform/light/Toasts.tsx";
import { authApi } from "../api.ts";
import { useParameter } from "../parameters.ts";
import { ResendButton } from "../ResendButton.tsx";

export function ConfirmEmailScreen() {
  const { confirmEmail: t, backToLogin } = useTexts("auth");
  const say = useSay();
  const toast = useToast();
  const email = useParameter("email");
  const mailbox = findMailbox(email);
  const resend = async () => {
    await authApi.resendConfirmation({ email });
    toast({ variant: "success", text: t.resent });
  };
  return (
    <AuthFrame>
      <div className="auth-content centred">
        <MailDrawing />
        <ScreenTitle>{t.title}</ScreenTitle>
        <p className="muted">{email ? say(t.sent, { email }) : t.sentSomewhere}</p>
        <div className="button-row">
          {mailbox && <LinkButton to={mailbox}>{t.openMailbox}</LinkButton>}
          {email && <ResendButton label={t.resend} justSent send={resend} />}
        </div>
        {email ? (
          <LinkButton to={paths.register({ email })} variant="quiet">
            {t.correct}
          </LinkButton>
        ) : (
          <LinkButton to={paths.login()} variant="quiet">
            {backToLogin}
          </LinkButton>
        )}
      </div>
    </AuthFrame>
  );
}
