import { useState } from "react";
import { paths } from "#paths.ts";
import { Illustration } from "#platform/client/Illustration.tsx";
import { useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button, LinkButton } from "#platform/light/Button.tsx";
import { AuthFrame } from "#platform/light/Frames.tsx";
import { useToast } from "#platform/light/Toasts.tsx";
import { useAction } from "#platform/light/useAction.ts";
import { authApi } from "../api.ts";
import { ConfirmElsewhere, type Proof } from "../ConfirmElsewhere.tsx";
import { DeadLink, isDeadLink } from "../DeadLink.tsx";
import { looksWhole, useParameter } from "../parameters.ts";
import { useLeaveIfSignedIn } from "../useLeaveIfSignedIn.ts";

type Step = { at: "asking" } | { at: "elsewhere" } | { at: "dead" } | { at: "done"; email: string };

/**
 * Mail readers open links to inspect them: opening consumes nothing, the click does. It is enough in the browser
 * that registered; elsewhere the password is asked for too.
 */
export function ConfirmScreen() {
  useLeaveIfSignedIn();
  const { confirm: t, login } = useTexts("auth");
  const toast = useToast();
  const token = useParameter("token");
  const [step, setStep] = useState<Step>({ at: looksWhole(token) ? "asking" : "dead" });
  const confirm = async (proof?: Proof) => {
    const { email } = await authApi.confirmEmail({ token, ...proof });
    toast({ variant: "success", title: t.doneTitle, text: t.done });
    setStep({ at: "done", email });
  };
  const { busy, run } = useAction(confirm, ({ code }) => {
    if (code === "password_needed") setStep({ at: "elsewhere" });
    else if (isDeadLink(code)) setStep({ at: "dead" });
    else return false;
    return true;
  });
  if (step.at === "dead")
    return (
      <AuthFrame>
        <DeadLink token={token} />
      </AuthFrame>
    );
  if (step.at === "done")
    return (
      <AuthFrame>
        <div className="auth-content centred">
          <Illustration name="complete" />
          <ScreenTitle key="done">{t.doneTitle}</ScreenTitle>
          <p className="muted">{t.done}</p>
          <LinkButton to={paths.login({ email: step.email })}>{login.submit}</LinkButton>
        </div>
      </AuthFrame>
    );
  if (step.at === "elsewhere")
    return (
      <AuthFrame>
        <ConfirmElsewhere confirm={confirm} onDead={() => setStep({ at: "dead" })} />
      </AuthFrame>
    );
  return (
    <AuthFrame>
      <div className="auth-content centred">
        <Illustration name="mail" />
        <ScreenTitle key="asking">{t.title}</ScreenTitle>
        <p className="muted">{t.lead}</p>
        <Button busy={busy} onClick={() => void run()}>
          {t.submit}
        </Button>
      </div>
    </AuthFrame>
  );
}
