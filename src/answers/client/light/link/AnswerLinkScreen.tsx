import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { isDeadLink } from "#auth/client/light/DeadLink.tsx";
import { LinkLanding } from "#auth/client/light/LinkLanding.tsx";
import { looksWhole, useParameter } from "#auth/client/light/parameters.ts";
import { SharedDeviceSwitch } from "#auth/client/light/SharedDeviceSwitch.tsx";
import { paths } from "#paths.ts";
import { apiOf, failureFrom, type ApiFailure } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { Illustration } from "#platform/client/Illustration.tsx";
import { useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button, LinkButton } from "#platform/light/Button.tsx";
import { AuthFrame } from "#platform/light/Frames.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { Waiting } from "#platform/light/Waiting.tsx";
import type { answersContract, LinkWelcome } from "../../../contract.ts";
import { NOTICE_VERSION } from "../../../rules/notice.ts";
import styles from "../answer.module.css";
import { Introduction, Officer } from "../welcome/Introduction.tsx";

const api = apiOf<typeof answersContract>("answers");

type Step =
  | { at: "reading" }
  | { at: "dead" }
  | { at: "failed"; failure: ApiFailure }
  | { at: "asking"; evaluationId: string; welcome: LinkWelcome };

/** The landing of an invitation to answer, and the only welcome: its click opens the first question. */
export function AnswerLinkScreen() {
  const { actions, status } = useTexts("platform");
  const wordsOf = useFailureWords();
  const token = useParameter("token");
  const [step, setStep] = useState<Step>({ at: looksWhole(token) ? "reading" : "dead" });
  const isReading = step.at === "reading";
  useEffect(() => {
    if (!isReading) return;
    api.readLink({ token }).then(
      (link) => setStep({ at: "asking", ...link }),
      (error: unknown) => {
        const failure = failureFrom(error);
        setStep(isDeadLink(failure.code) ? { at: "dead" } : { at: "failed", failure });
      },
    );
  }, [token, isReading]);
  if (step.at === "dead") return <LinkLanding token={token} isDead />;
  if (step.at === "asking") return <Asking token={token} {...step} />;
  return (
    <AuthFrame>
      {step.at === "reading" ? (
        <Waiting />
      ) : (
        <div className="auth-content">
          <ScreenTitle key="failed">{status.pageFailed}</ScreenTitle>
          <Notice variant="error">{wordsOf(step.failure)}</Notice>
          <div>
            <Button onClick={() => setStep({ at: "reading" })}>{actions.retry}</Button>
          </div>
        </div>
      )}
    </AuthFrame>
  );
}

interface AskingProperties {
  token: string;
  evaluationId: string;
  welcome: LinkWelcome;
}

function Asking({ token, evaluationId, welcome }: AskingProperties) {
  const { welcome: t } = useTexts("answers");
  const { answerLink } = useTexts("auth");
  const [, navigate] = useLocation();
  const enter = async (form: string) => {
    const { way } = await api.openLink({ token });
    if (way === "signIn") return navigate(paths.login({ next: form }), { replace: true });
    return form;
  };
  const start = async () => {
    const form = await enter(paths.answer(evaluationId));
    if (!form) return;
    // The notice was on this page. Where it cannot be kept, the form says why, or shows it again.
    await api.begin({ evaluationId, noticeVersion: NOTICE_VERSION }).catch(() => {});
    navigate(form, { replace: true });
  };
  const decline = async () => {
    const form = await enter(paths.answer(evaluationId, { decline: "1" }));
    if (form) navigate(form, { replace: true });
  };
  const finished = {
    already_finalised: <Finished evaluationId={evaluationId} />,
    already_declined: <Declined />,
  };
  return (
    <LinkLanding token={token} finished={finished}>
      {(use) => (
        <div className={`auth-content ${styles["linkWelcome"]}`}>
          <p className="muted">{welcome.companyName}</p>
          <Introduction about={welcome} />
          <SharedDeviceSwitch />
          <div className="button-row">
            <Button onClick={() => use(start)}>{t.start}</Button>
            {!welcome.isSelf && (
              <Button variant="quiet" onClick={() => use(decline)}>
                {t.decline}
              </Button>
            )}
          </div>
          <p className="muted">{answerLink.resumes}</p>
          <Officer about={welcome} />
        </div>
      )}
    </LinkLanding>
  );
}

/** Signed-in visitors go straight to their answers; others sign in their own way first. */
function Finished({ evaluationId }: { evaluationId: string }) {
  const { answerLink: t } = useTexts("auth");
  const { completed } = useTexts("answers");
  return (
    <div className="auth-content centred">
      <Illustration name="complete" />
      <ScreenTitle key="finished">{t.finishedTitle}</ScreenTitle>
      <p className="muted">{t.finished}</p>
      <LinkButton to={paths.answer(evaluationId)} variant="secondary">
        {completed.read}
      </LinkButton>
      <p className="muted">{completed.leave}</p>
    </div>
  );
}

function Declined() {
  const { failures: t } = useTexts("answers");
  return (
    <div className="auth-content centred">
      <Illustration name="complete" />
      <ScreenTitle key="declined">{t.declinedTitle}</ScreenTitle>
      <p className="muted">{t.declinedHelp}</p>
    </div>
  );
}
