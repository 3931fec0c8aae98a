import { useEffect, useState } from "react";
import { paths } from "#paths.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useTexts } from "#platform/client/language.tsx";
import { AuthFrame } from "#platform/light/Frames.tsx";
import { Waiting } from "#platform/light/Waiting.tsx";
import { authApi } from "../api.ts";
import { isDeadLink } from "../DeadLink.tsx";
import { LinkLanding } from "../LinkLanding.tsx";
import { looksWhole, useParameter } from "../parameters.ts";

type Destination = Awaited<ReturnType<typeof authApi.readReportLink>>;

/** The landing of the link to a report: straight to it when signed in, by signing in, or by one click. */
export function ReportLinkScreen() {
  const { welcome: t } = useTexts("auth");
  const token = useParameter("token");
  const [step, setStep] = useState<"reading" | "asking" | "dead">(looksWhole(token) ? "reading" : "dead");
  const isReading = step === "reading";
  useEffect(() => {
    if (!isReading) return;
    authApi.readReportLink({ token }).then(
      (destination) => goOn(destination) || setStep("asking"),
      // Without an answer, the click tries again.
      (error: unknown) => setStep(isDeadLink(failureFrom(error).code) ? "dead" : "asking"),
    );
  }, [token, isReading]);
  const open = async () => void goOn(await authApi.openReportLink({ token }));
  if (isReading)
    return (
      <AuthFrame>
        <Waiting />
      </AuthFrame>
    );
  return <LinkLanding token={token} isDead={step === "dead"} words={t.report} writes={false} open={open} />;
}

/** False while a click is still needed. */
function goOn({ way, evaluationId }: Destination): boolean {
  const report = paths.report(evaluationId);
  if (way === "click") return false;
  window.location.replace(way === "here" ? report : paths.login({ next: report }));
  return true;
}
