import { useLocation } from "wouter";
import { LinkLanding } from "#auth/client/light/LinkLanding.tsx";
import { useParameter } from "#auth/client/light/parameters.ts";
import { paths } from "#paths.ts";
import { apiOf } from "#platform/client/api.ts";
import { Illustration } from "#platform/client/Illustration.tsx";
import { useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { LinkButton } from "#platform/light/Button.tsx";
import type { answersContract } from "../../../contract.ts";

const api = apiOf<typeof answersContract>("answers");

/** The landing of an invitation to answer: one click, then the welcome of the form. */
export function AnswerLinkScreen() {
  const { answerLink: t } = useTexts("auth");
  const [, navigate] = useLocation();
  const token = useParameter("token");
  const open = async () => {
    const { evaluationId, way } = await api.openLink({ token });
    const form = paths.answer(evaluationId);
    navigate(way === "here" ? form : paths.login({ next: form }), { replace: true });
  };
  const finished = { already_finalised: <Finished />, already_declined: <Declined /> };
  return <LinkLanding token={token} words={t} open={open} finished={finished} />;
}

function Finished() {
  const { answerLink: t, login } = useTexts("auth");
  return (
    <div className="auth-content centred">
      <Illustration name="complete" />
      <ScreenTitle key="finished">{t.finishedTitle}</ScreenTitle>
      <p className="muted">{t.finished}</p>
      <LinkButton to={paths.login()} kind="quiet">
        {login.submit}
      </LinkButton>
    </div>
  );
}

function Declined() {
  const { answerLink: t } = useTexts("auth");
  return (
    <div className="auth-content centred">
      <Illustration name="complete" />
      <ScreenTitle key="declined">{t.declinedTitle}</ScreenTitle>
      <p className="muted">{t.declined}</p>
    </div>
  );
}
