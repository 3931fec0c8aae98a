import { useState, type ReactNode } from "react";
import type { LinkOwner } from "#auth/contract/linkOwner.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { MailDrawing } from "./MailDrawing.tsx";
import { useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import type { ErrorCode } from "#platform/errors.ts";
import { Button } from "#platform/light/Button.tsx";
import { Spinner } from "#platform/light/Spinner.tsx";
import { useToast } from "#platform/light/Toasts.tsx";
import { Addressee, type OpenLink } from "./LinkGate.tsx";
import { SharedDeviceSwitch } from "./SharedDeviceSwitch.tsx";

interface LinkLandingProperties {
  link: OpenLink<{ owner: LinkOwner }>;
  words?: Record<"title" | "lead" | "submit", string>;
  /** In place of the words: what the page says before a click, which is given what that click does. */
  children?: (use: (open: () => Promise<void>) => void) => ReactNode;
  /** Something may be written there: whether the device is shared is asked first. */
  writes?: boolean;
  /** Uses the link, then goes on or shows what follows. */
  open?: () => Promise<void>;
  /** Shown when the link is alive and there is nothing left to do with it, by the code that says so. */
  finished?: Partial<Record<ErrorCode, ReactNode>>;
}

/** The screen then says that it takes longer. Dead is only what the server has refused. */
const slowAfterMs = 2500;

/** The click of a link that opens a session: mail readers open links to inspect them. */
export function LinkLanding({
  link: { read, refused },
  words,
  writes = true,
  open,
  finished = {},
  children,
}: LinkLandingProperties) {
  const {
    welcome: t,
    callback: { slow },
  } = useTexts("auth");
  const toast = useToast();
  const formatFailure = useFailureWords();
  const [ended, setEnded] = useState<ErrorCode | null>(null);
  const [step, setStep] = useState<"asking" | "working" | "slow">("asking");

  const run = async (opening: () => Promise<void>) => {
    setStep("working");
    const timer = setTimeout(() => setStep("slow"), slowAfterMs);
    try {
      await opening();
    } catch (error) {
      const failure = failureFrom(error);
      if (finished[failure.code]) return setEnded(failure.code);
      if (refused(failure.code)) return;
      setStep("asking");
      toast({ variant: "error", text: formatFailure(failure) });
    } finally {
      clearTimeout(timer);
    }
  };

  if (ended) return finished[ended];
  if (step !== "asking")
    return (
      <div className="waiting" aria-busy="true">
        <Spinner size={40} />
        <ScreenTitle key="working" className="waiting-title">
          {t.working}
        </ScreenTitle>
        {step === "slow" && <output className="muted">{slow}</output>}
      </div>
    );
  if (children) return children((use) => void run(use));
  if (!words || !open) return null;
  return (
    <div className="auth-content centred">
      <MailDrawing />
      <ScreenTitle key="asking">{words.title}</ScreenTitle>
      <Addressee owner={read.owner} />
      <p className="muted">{words.lead}</p>
      {writes && <SharedDeviceSwitch />}
      <Button onClick={() => void run(open)}>{words.submit}</Button>
    </div>
  );
}
