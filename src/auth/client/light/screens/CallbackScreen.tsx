import { useEffect, useState } from "react";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { LinkButton } from "#platform/light/Button.tsx";
import { AuthFrame } from "#platform/light/Frames.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { Spinner } from "#platform/light/Spinner.tsx";
import { useParameter } from "../parameters.ts";
import { askViewer } from "../viewer.ts";

const patience = 10_000;

/** Back from a sign-in elsewhere. It decides nothing and never stays blank. */
export function CallbackScreen() {
  const { callback: t, backToLogin } = useTexts("auth");
  const error = useParameter("error");
  const [state, setState] = useState<"working" | "slow" | "failed">(error ? "failed" : "working");
  useEffect(() => {
    if (error) return undefined;
    const timer = setTimeout(() => setState("slow"), patience);
    void askViewer().then((viewer) => {
      if (viewer) window.location.replace(paths.dashboard());
      else setState("failed");
    });
    return () => clearTimeout(timer);
  }, [error]);
  return (
    <AuthFrame>
      <div className="auth-content centred">
        <ScreenTitle>{t.title}</ScreenTitle>
        {state !== "failed" && (
          <output className="waiting">
            <Spinner size={40} />
            <span>{t.working}</span>
            {state === "slow" && <span>{t.slow}</span>}
          </output>
        )}
        {state === "failed" && (
          <Notice kind="error" live>
            {error === "access_denied" ? t.refused : t.failed}
          </Notice>
        )}
        {state !== "working" && (
          <LinkButton to={paths.login()} kind="secondary">
            {backToLogin}
          </LinkButton>
        )}
      </div>
    </AuthFrame>
  );
}
