import { useState } from "react";
import { whyNotEmail } from "#platform/emailAddress.ts";
import { toNextValues, paths } from "#paths.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { MailDrawing } from "./MailDrawing.tsx";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button, LinkButton } from "#platform/light/Button.tsx";
import { Field } from "#platform/light/Field.tsx";
import { AuthFrame } from "#platform/light/Frames.tsx";
import { PageLink } from "#platform/light/PageLink.tsx";
import { useToast } from "#platform/light/Toasts.tsx";
import { buildParameters, useParameter } from "./parameters.ts";
import { ResendButton } from "./ResendButton.tsx";
import { useLeaveIfSignedIn } from "./useLeaveIfSignedIn.ts";
import { useForm } from "#platform/light/useForm.ts";

interface EmailRequestProps {
  words: Record<"title" | "lead" | "submit" | "sentTitle" | "sent" | "resend", string>;
  ask: (email: string, next: { next?: string }) => Promise<void>;
}

/** An address to which a link is sent. What follows is the same whether or not the address is known. */
export function EmailRequest({ words, ask }: EmailRequestProps) {
  useLeaveIfSignedIn();
  const { email, backToLogin } = useTexts("auth");
  const say = useSay();
  const toast = useToast();
  const formatFailure = useFailureWords();
  const next = useParameter("next");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: useParameter("email") },
    check: (values) => ({ email: whyNotEmail(values.email) }),
    send: async (values) => {
      const address = values.email.trim();
      await ask(address, toNextValues(next));
      setSentTo(address);
    },
    onFailure: (failure) => {
      const sentence = formatFailure(failure);
      toast({ variant: "error", text: sentence });
      if (failure.code === "too_many_requests") form.refuse("email", { sentence });
    },
  });
  if (sentTo !== null)
    return (
      <AuthFrame>
        <div className="auth-content centred">
          <MailDrawing />
          <ScreenTitle key="sent">{words.sentTitle}</ScreenTitle>
          <p className="muted">{say(words.sent, { email: sentTo })}</p>
          <ResendButton label={words.resend} justSent send={() => ask(sentTo, toNextValues(next))} />
          <LinkButton to={paths.login(buildParameters(sentTo, next))} variant="quiet">
            {backToLogin}
          </LinkButton>
        </div>
      </AuthFrame>
    );
  return (
    <AuthFrame>
      <div className="auth-content">
        <ScreenTitle key="asking">{words.title}</ScreenTitle>
        <p className="muted">{words.lead}</p>
        <form className="form" noValidate onSubmit={form.onSubmit}>
          <Field
            {...form.field("email")}
            label={email}
            type="email"
            autoComplete="username"
            inputMode="email"
          />
          <Button type="submit" fullWidth busy={form.busy}>
            {words.submit}
          </Button>
        </form>
        <p>
          <PageLink to={paths.login(buildParameters(form.values.email, next))}>{backToLogin}</PageLink>
        </p>
      </div>
    </AuthFrame>
  );
}
