import { lazy, Suspense } from "react";
import { useViewer } from "#auth/client/light/viewer.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { LinkButton } from "#platform/light/Button.tsx";
import { ofName } from "#platform/texts.ts";
import { useAnswering } from "../answering.tsx";
import styles from "../answer.module.css";
import { Message } from "../MessagePage.tsx";
import { useFormTitle } from "../useFormTitle.ts";
import { ClosingRing } from "./ClosingRing.tsx";
import { Following, useFollowing } from "./following.tsx";

// The password rule includes the list of common passwords: loaded only here.
const ChoosePassword = lazy(async () => ({ default: (await import("./ChoosePassword.tsx")).ChoosePassword }));

/** Shown after finalising and after declining, with the next evaluation to answer, if any. */
export function Completed() {
  const { form } = useAnswering();
  return form.participantStatus === "declined" ? <Declined /> : <Finalised />;
}

function Declined() {
  const { form } = useAnswering();
  const { completed, failures } = useTexts("answers");
  const following = useFollowing(form.evaluationId);
  return (
    <Message drawing="complete" title={failures.declinedTitle}>
      <p>{failures.declinedHelp}</p>
      {following === null && <p>{completed.allDone}</p>}
      {following && <Following part={following} />}
    </Message>
  );
}

function Finalised() {
  const { form } = useAnswering();
  const { completed: t, myEvaluations } = useTexts("answers");
  const { language } = useLanguage();
  const say = useSay();
  const formTitle = useFormTitle()(form);
  const viewer = useViewer();
  const following = useFollowing(form.evaluationId);
  const ofSubject = ofName(language, form.subject.firstName);
  return (
    <main id="contenu" tabIndex={-1} className={styles["message"]}>
      <ClosingRing />
      <ScreenTitle key="completed" windowTitle={formTitle}>
        {t.title}
      </ScreenTitle>
      <p>
        {t.sent}
        {form.status === "in_progress" && ` ${say(t.afterwards[form.role], { ofName: ofSubject })}`}
      </p>
      {following === null && <p>{t.allDone}</p>}
      <div className="button-row">
        {following && <Following part={following} />}
        {viewer?.scope === "full" && (
          <LinkButton to={paths.myEvaluations()} variant={following ? "secondary" : "primary"}>
            {myEvaluations}
          </LinkButton>
        )}
        <LinkButton to={paths.answer(form.evaluationId)} variant="quiet">
          {t.read}
        </LinkButton>
      </div>
      {viewer?.scope === "answering" &&
        (viewer.hasPassword ? (
          <p className="muted">{t.leave}</p>
        ) : (
          <Suspense>
            <ChoosePassword viewer={viewer} />
          </Suspense>
        ))}
    </main>
  );
}
