import { useState } from "react";
import type { LinkOwner } from "#auth/contract/linkOwner.ts";
import { paths } from "#paths.ts";
import { Illustration } from "#platform/client/Illustration.tsx";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { LinkButton } from "#platform/light/Button.tsx";
import { authApi } from "../api.ts";
import { LinkGate, type OpenLink } from "../LinkGate.tsx";
import { LinkLanding } from "../LinkLanding.tsx";
import { useParameter } from "../parameters.ts";
import { readLink } from "../readLink.ts";

/** The landing of the link that gives an account its new address. */
export function NewEmailScreen() {
  const token = useParameter("token");
  return (
    <LinkGate token={token} read={readLink}>
      {(link) => <Confirmation token={token} link={link} />}
    </LinkGate>
  );
}

function Confirmation({ token, link }: { token: string; link: OpenLink<{ owner: LinkOwner }> }) {
  const { newEmail: t } = useTexts("auth");
  const say = useSay();
  const [email, setEmail] = useState<string | null>(null);
  const open = async () => setEmail((await authApi.confirmNewEmail({ token })).email);

  if (email === null) return <LinkLanding link={link} words={t} writes={false} open={open} />;
  return (
    <div className="auth-content centred">
      <Illustration name="complete" />
      <ScreenTitle key="done">{t.doneTitle}</ScreenTitle>
      <p className="muted">{say(t.done, { email })}</p>
      <LinkButton to={paths.dashboard()}>{t.goOn}</LinkButton>
    </div>
  );
}
