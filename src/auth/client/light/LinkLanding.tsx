import { useState, type ReactNode } from "react";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { Illustration } from "#platform/client/Illustration.tsx";
import { useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import type { ErrorCode } from "#platform/errors.ts";
import { Button } from "#platform/light/Button.tsx";
import { AuthFrame } from "#platform/light/Frames.tsx";
import { Spinner } from "#platform/light/Spinner.tsx";
import { useToast } from "#platform/light/Toasts.tsx";
import { DeadLink, isDeadLink } from "./DeadLink.tsx";
import { looksWhole } from "./parameters.ts";
import { SharedDeviceSwitch } from "./SharedDeviceSwitch.tsx";

interface LinkLandingProperties {
  token: string;
  /** Known to be used or expired already. */
  isDead?: boolean;
  /** Where the person wants to go, for a new link in place of a dead one. */
  next?: string;
  words?: Record<"title" | "lead" | "submit", string>;
  /** In place of the words: what the page says before a click, which is given what that click does. */
  children?: (use: (open: () => Promise<void>) => void) => ReactNode;
  /** Something may be written there: whether the device is shared is asked first. */
  writes?: boolean;
  /** False where another link is asked for elsewhere. */
  isRenewable?: boolean;
  /** Uses the link, then goes on or shows what follows. */
  open?: () => Promise<void>;
  /** Shown when the link is alive and there is nothing left to do with it, by the code that says so. */
  finished?: Partial<Record<ErrorCode, ReactNode>>;
}

/** The screen then says that it takes longer. Dead is only what the server has refused. */
const patience = 2500;

/** Where a link of a mail that opens a session arrives. It waits for a click: mail readers open links to inspect them. */
export function LinkLanding({
  token,
  isDead = false,
  next = "",
  words,
  writes = true,
  isRenewable = true,
  open,
  finished = {},
  children,
}: LinkLandingProperties) {
  const {
    welcome: t,
    callback: { slow },
  } = useTexts("auth");
  const toast = useToast();
  const wordsOf = useFailureWords();
  const [ended, setEnded] = useState<ErrorCode | null>(null);
  const [step, setStep] = useState<"asking" | "working" | "slow" | "dead">(
    looksWhole(token) && !isDead ? "asking" : "dead",
  );

  const run = async (opening: () => Promise<void>) => {
    setStep("working");
    const timer = setTimeout(() => setStep("slow"), patience);
    try {
      await opening();
    } catch (error) {
      const failure = failureFrom(error);
      if (finished[failure.code]) return setEnded(failure.code);
      setStep(isDeadLink(failure.code) ? "dead" : "asking");
      if (!isDeadLink(failure.code)) toast({ variant: "error", text: wordsOf(failure) });
    } finally {
      clearTimeout(timer);
    }
  };

  if (ended) return <AuthFrame>{finished[ended]}</AuthFrame>;
  if (step === "dead")
    return (
      <AuthFrame>
        <DeadLink token={token} next={next} title={t.failed} isRenewable={isRenewable} />
      </AuthFrame>
    );
  if (step === "working" || step === "slow")
    return (
      <AuthFrame>
        <div className="waiting" aria-busy="true">
          <Spinner size={40} />
          <ScreenTitle key="working" className="waiting-title">
            {t.working}
          </ScreenTitle>
          {step === "slow" && <output className="muted">{slow}</output>}
        </div>
      </AuthFrame>
    );
  if (children) return <AuthFrame>{children((use) => void run(use))}</AuthFrame>;
  if (!words || !open) return null;
  return (
    <AuthFrame>
      <div className="auth-content centred">
        <Illustration name="mail" />
        <ScreenTitle key="asking">{words.title}</ScreenTitle>
        <p className="muted">{words.lead}</p>
        {writes && <SharedDeviceSwitch />}
        <Button onClick={() => void run(open)}>{words.submit}</Button>
      </div>
    </AuthFrame>
  );
}
