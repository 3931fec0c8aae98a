import { useState } from "react";
import type { LinkOwner } from "#auth/contract/linkOwner.ts";
import { paths } from "#paths.ts";
import { Illustration } from "#platform/client/Illustration.tsx";
import { MailDrawing } from "../MailDrawing.tsx";
import { rememberLanguage, useLanguage, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button, LinkButton } from "#platform/light/Button.tsx";
import { useToast } from "#platform/light/Toasts.tsx";
import { useAction } from "#platform/light/useAction.ts";
import { authApi } from "../api.ts";
import { ConfirmElsewhere, type Proof } from "../ConfirmElsewhere.tsx";
import { Addressee, LinkGate, type OpenLink } from "../LinkGate.tsx";
import { useParameter } from "../parameters.ts";
import { readLink } from "../readLink.ts";

/**
 * Mail readers open links to inspect them: opening consumes nothing, the click does. It is enough in the browser
 * that registered; elsewhere the password is asked for too.
 */
export function ConfirmScreen() {
  const token = useParameter("token");
  return (
    <LinkGate token={token} read={readLink}>
      {(link) => <Confirmation token={token} link={link} />}
    </LinkGate>
  );
}

type Step = { at: "asking" } | { at: "elsewhere" } | { at: "done"; email: string };

function Confirmation({ token, link }: { token: string; link: OpenLink<{ owner: LinkOwner }> }) {
  const { confirm: t, login } = useTexts("auth");
  const { language } = useLanguage();
  const toast = useToast();
  const [step, setStep] = useState<Step>({ at: "asking" });
  const confirm = async (proof?: Proof) => {
    const { email, isSignedIn } = await authApi.confirmEmail({ token, ...proof });
    if (isSignedIn) {
      rememberLanguage(language);
      return window.location.replace(paths.dashboard());
    }
    toast({ variant: "success", title: t.doneTitle, text: t.done });
    setStep({ at: "done", email });
  };
  const { busy, run } = useAction(confirm, ({ code }) => {
    if (code !== "password_needed") return link.refused(code);
    setStep({ at: "elsewhere" });
    return true;
  });
  if (step.at === "done")
    return (
      <div className="auth-content centred">
        <Illustration name="complete" />
        <ScreenTitle key="done">{t.doneTitle}</ScreenTitle>
        <p className="muted">{t.done}</p>
        <LinkButton to={paths.login({ email: step.email })}>{login.submit}</LinkButton>
      </div>
    );
  if (step.at === "elsewhere") return <ConfirmElsewhere confirm={confirm} refused={link.refused} />;
  return (
    <div className="auth-content centred">
      <MailDrawing />
      <ScreenTitle key="asking">{t.title}</ScreenTitle>
      <Addressee owner={link.read.owner} />
      <p className="muted">{t.lead}</p>
      <Button busy={busy} onClick={() => void run()}>
        {t.submit}
      </Button>
    </div>
  );
}
