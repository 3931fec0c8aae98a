import { useLocation } from "wouter";
import { Addressee, LinkGate, type OpenLink } from "#auth/client/light/LinkGate.tsx";
import { LinkLanding } from "#auth/client/light/LinkLanding.tsx";
import { useParameter } from "#auth/client/light/parameters.ts";
import { SharedDeviceSwitch } from "#auth/client/light/SharedDeviceSwitch.tsx";
import { useKeptLanguage } from "#auth/client/light/useKeptLanguage.ts";
import { FORMER_NOTICE_VERSION } from "#evaluations/rules/notice.ts";
import { paths } from "#paths.ts";
import { createApi } from "#platform/client/api.ts";
import { Illustration } from "#platform/client/Illustration.tsx";
import { useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button, LinkButton } from "#platform/light/Button.tsx";
import type { answersContract } from "../../../contract.ts";
import pages from "../answerPages.module.css";
import { Introduction, Officer } from "../welcome/Introduction.tsx";

const api = createApi<typeof answersContract>("answers");

type ReadLink = Awaited<ReturnType<typeof api.readLink>>;
type Invitation = NonNullable<ReadLink["invitation"]>;

const read = (token: string) => api.readLink({ token });

/** The landing of an invitation to answer, and the only welcome: its click opens the first question. */
export function AnswerLinkScreen() {
  const token = useParameter("token");
  return (
    <LinkGate token={token} read={read}>
      {(link) =>
        link.read.invitation && <Asking token={token} link={link} invitation={link.read.invitation} />
      }
    </LinkGate>
  );
}

interface AskingProperties {
  token: string;
  link: OpenLink<ReadLink>;
  invitation: Invitation;
}

function Asking({ token, link, invitation: { evaluationId, welcome } }: AskingProperties) {
  const { welcome: t } = useTexts("answers");
  const { answerLink } = useTexts("auth");
  const [, navigate] = useLocation();
  const keepLanguage = useKeptLanguage(link.read.owner);
  const enter = async (form: string) => {
    const { way } = await api.openLink({ token });
    await keepLanguage();
    if (way === "signIn") return navigate(paths.login({ next: form }), { replace: true });
    return form;
  };
  const start = async () => {
    const form = await enter(paths.answer(evaluationId));
    if (!form) return;
    // The notice was on this page. Where it cannot be kept, the form says why, or shows it again.
    await api
      .begin({ evaluationId, noticeVersion: welcome.noticeVersion ?? FORMER_NOTICE_VERSION })
      .catch(() => {});
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
    <LinkLanding link={link} finished={finished}>
      {(use) => (
        <div className={`auth-content ${pages["linkWelcome"]}`}>
          <p className="muted">{welcome.companyName}</p>
          <Addressee owner={link.read.owner} />
          <Introduction about={welcome} />
          <SharedDeviceSwitch />
          <div className={`button-row ${pages["start"]}`}>
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
