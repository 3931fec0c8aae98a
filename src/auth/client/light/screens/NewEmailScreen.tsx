import { useState } from "react";
import { paths } from "#paths.ts";
import { Illustration } from "#platform/client/Illustration.tsx";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { LinkButton } from "#platform/light/Button.tsx";
import { AuthFrame } from "#platform/light/Frames.tsx";
import { authApi } from "../api.ts";
import { LinkLanding } from "../LinkLanding.tsx";
import { useParameter } from "../parameters.ts";

/** The landing of the link that gives an account its new address. */
export function NewEmailScreen() {
  const { newEmail: t } = useTexts("auth");
  const say = useSay();
  const token = useParameter("token");
  const [email, setEmail] = useState<string | null>(null);
  const open = async () => setEmail((await authApi.confirmNewEmail({ token })).email);

  if (email === null)
    return <LinkLanding token={token} words={t} writes={false} isRenewable={false} open={open} />;
  return (
    <AuthFrame>
      <div className="auth-content centred">
        <Illustration name="complete" />
        <ScreenTitle key="done">{t.doneTitle}</ScreenTitle>
        <p className="muted">{say(t.done, { email })}</p>
        <LinkButton to={paths.dashboard()}>{t.goOn}</LinkButton>
      </div>
    </AuthFrame>
  );
}
