import { useState } from "react";
import type { ErrorCode } from "#platform/errors.ts";
import { toNextValues, paths } from "#paths.ts";
import { Illustration } from "#platform/client/Illustration.tsx";
import { MailDrawing } from "./MailDrawing.tsx";
import { useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button, LinkButton } from "#platform/light/Button.tsx";
import { useAction } from "#platform/light/useAction.ts";
import { authApi } from "./api.ts";
import { findLinkFault } from "./parameters.ts";

const dead: readonly ErrorCode[] = [
  "invalid_token",
  "used_token",
  "expired_link",
  "not_found",
  "invalid_request",
];

/** The link itself is the problem, rather than what was typed or the network. */
export const isDeadLink = (code: ErrorCode) => dead.includes(code);

interface DeadLinkProperties {
  token: string;
  next?: string | undefined;
  /** Another one would be sent. */
  isRenewable: boolean;
  /** It only says whose it is. */
  namesAddressee?: boolean;
}

/** A link used, expired, cut or changed: says so, and sends another to the same address where there can be one. */
export function DeadLink({ token, next, isRenewable, namesAddressee = false }: DeadLinkProperties) {
  const { link: t, login, backToLogin } = useTexts("auth");
  const [requested, setRequested] = useState(false);
  const { busy, run } = useAction(async () => {
    await authApi.requestNewLink({ token, ...toNextValues(next) });
    setRequested(true);
  });
  if (requested)
    return (
      <div className="auth-content centred">
        <MailDrawing />
        <ScreenTitle key="requested">{t.requestedTitle}</ScreenTitle>
        <p className="muted">{t.requested}</p>
        <LinkButton to={paths.login(toNextValues(next))} variant="quiet">
          {backToLogin}
        </LinkButton>
      </div>
    );
  const fault = findLinkFault(token, namesAddressee);
  const { title, detail } = t.faults[fault];
  return (
    <div className="auth-content centred">
      <Illustration name="brokenLink" />
      <ScreenTitle key="dead">{title}</ScreenTitle>
      <p className="muted">{detail}</p>
      {fault === "over" && <p className="muted">{isRenewable ? t.renewable : t.final}</p>}
      <div className="button-row">
        {fault === "over" && isRenewable && (
          <Button busy={busy} onClick={() => void run()}>
            {t.request}
          </Button>
        )}
        <LinkButton to={paths.login(toNextValues(next))} variant="secondary">
          {login.submit}
        </LinkButton>
      </div>
    </div>
  );
}
