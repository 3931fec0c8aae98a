import { useEffect, useState } from "react";
import { paths } from "#paths.ts";
import { failureFrom } from "#platform/client/api.ts";
import { Illustration } from "#platform/client/Illustration.tsx";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button, LinkButton } from "#platform/light/Button.tsx";
import { AuthFrame } from "#platform/light/Frames.tsx";
import { Waiting } from "#platform/light/Waiting.tsx";
import { useAction } from "#platform/light/useAction.ts";
import { authApi } from "../api.ts";
import { isDeadLink } from "../DeadLink.tsx";
import { LinkLanding } from "../LinkLanding.tsx";
import { looksWhole, useParameter } from "../parameters.ts";
import { useViewer } from "../viewer.ts";

type Destination = Awaited<ReturnType<typeof authApi.readReportLink>>;
type Step = "reading" | "asking" | "dead" | { otherPerson: string };

/** The landing of the link to a report: straight to it when signed in, by signing in, or by one click. */
export function ReportLinkScreen() {
  const { welcome: t } = useTexts("auth");
  const token = useParameter("token");
  const [step, setStep] = useState<Step>(looksWhole(token) ? "reading" : "dead");
  const isReading = step === "reading";
  useEffect(() => {
    if (!isReading) return;
    void authApi
      .readReportLink({ token })
      .then(goOn)
      // Without an answer, the click tries again.
      .catch((error: unknown) =>
        isDeadLink(failureFrom(error).code) ? ("dead" as const) : ("asking" as const),
      )
      .then((reached) => reached && setStep(reached));
  }, [token, isReading]);
  const open = async () => {
    const next = await goOn(await authApi.openReportLink({ token }));
    if (next) setStep(next);
  };
  if (isReading)
    return (
      <AuthFrame>
        <Waiting />
      </AuthFrame>
    );
  if (typeof step === "object") return <OtherPerson report={step.otherPerson} />;
  return <LinkLanding token={token} isDead={step === "dead"} words={t.report} writes={false} open={open} />;
}

/** Leaves for the report, or says what has to be done here first. */
async function goOn({ way, evaluationId, companyId }: Destination): Promise<Step | null> {
  const report = paths.report(evaluationId);
  if (way === "click") return "asking";
  if (way === "otherPerson") return { otherPerson: report };
  if (way === "otherCompany" && companyId) await authApi.switchCompany({ companyId });
  window.location.replace(way === "signIn" ? paths.login({ next: report }) : report);
  return null;
}

/** Somebody else is signed in in this browser. What they have not sent yet waits for them. */
function OtherPerson({ report }: { report: string }) {
  const { otherPerson: t } = useTexts("auth").welcome.report;
  const say = useSay();
  const viewer = useViewer();
  const { busy, run } = useAction(async () => {
    await authApi.signOut({ keepsStorage: true });
    window.location.replace(paths.login({ next: report }));
  });
  return (
    <AuthFrame>
      <div className="auth-content centred">
        <Illustration name="mail" />
        <ScreenTitle>{t.title}</ScreenTitle>
        {viewer && (
          <p className="muted">
            {say(t.lead, { name: `${viewer.firstName} ${viewer.lastName}`.trim(), email: viewer.email })}
          </p>
        )}
        <Button busy={busy} onClick={() => void run()}>
          {t.submit}
        </Button>
        <LinkButton to={paths.dashboard()} variant="quiet">
          {t.stay}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}
