import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import type { LinkOwner } from "#auth/contract/linkOwner.ts";
import { whyNotPassword } from "#accounts/rules.ts";
import { paths } from "#paths.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { Illustration } from "#platform/client/Illustration.tsx";
import { useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button, LinkButton } from "#platform/light/Button.tsx";
import { ErrorSummary } from "#platform/light/ErrorSummary.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { PasswordField } from "#platform/light/PasswordField.tsx";
import { Addressee, LinkGate, type OpenLink } from "./LinkGate.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { useParameter } from "./parameters.ts";
import { readLink } from "./readLink.ts";
import { useForm } from "#platform/light/useForm.ts";

interface PasswordByLinkProps {
  words: Record<"title" | "submit" | "done", string> & { lead?: string };
  send: (choice: { token: string; password: string }) => Promise<unknown>;
}

/** The landing of a link by which one chooses a password; it does not sign in. */
export function PasswordByLink(properties: PasswordByLinkProps) {
  const token = useParameter("token");
  return (
    <LinkGate token={token} read={readLink}>
      {(link) => <Choice {...properties} token={token} link={link} />}
    </LinkGate>
  );
}

interface ChoiceProps extends PasswordByLinkProps {
  token: string;
  link: OpenLink<{ owner: LinkOwner }>;
}

function Choice({ words, send, token, link }: ChoiceProps) {
  const { reset: t } = useTexts("auth");
  const formatFailure = useFailureWords();
  const [isDone, setDone] = useState(false);
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
      await send({ token, password });
      setDone(true);
    },
    onFailure: (failure) => {
      if (link.refused(failure.code)) return;
      setProblem(failure.fields["password"] ? null : formatFailure(failure));
    },
  });
  if (isDone) return <PasswordChanged done={words.done} />;
  return (
    <div className="auth-content">
      <ScreenTitle key="asking">{words.title}</ScreenTitle>
      <Addressee owner={link.read.owner} />
      {words.lead && <p className="muted">{words.lead}</p>}
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
          {words.submit}
        </Button>
      </form>
    </div>
  );
}

const redirectAfter = 2000;

function PasswordChanged({ done }: { done: string }) {
  const { reset: t, signInNow } = useTexts("auth");
  const [, navigate] = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login()), redirectAfter);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div className="auth-content centred">
      <Illustration name="complete" />
      <ScreenTitle key="done">{t.doneTitle}</ScreenTitle>
      <Notice variant="success" live>
        {done}
      </Notice>
      <p className="muted">{t.redirect}</p>
      <LinkButton to={paths.login()}>{signInNow}</LinkButton>
    </div>
  );
}
