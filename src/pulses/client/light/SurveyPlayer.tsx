import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import { AnswerSkeleton } from "#answers/client/light/AnswerSkeleton.tsx";
import { later } from "#answers/client/light/later.tsx";
import { Redirection } from "#answers/client/light/Redirection.tsx";
import styles from "#answers/client/light/answer.module.css";
import { paths } from "#paths.ts";
import { afterPaint } from "#platform/client/afterPaint.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/light/Button.tsx";
import { LeanFrame } from "#platform/light/Frames.tsx";
import { LanguageSwitch } from "#platform/light/LanguageSwitch.tsx";
import { toLocale, translated } from "#platform/texts.ts";
import type { Arrival } from "./arrival.ts";
import { Opening } from "./Opening.tsx";
import type { OpenedSurvey } from "./openSurvey.ts";
import { SurveyQuestion } from "./questions/SurveyQuestion.tsx";
import { readArrival, useSurvey, type AnsweredSurvey } from "./useSurvey.ts";

// What follows the questions: fetched once the survey is seen, so that a network that is lost right then does not stop its
// person; on later visits cached by the service worker (src/app/answerWorker.ts).
const ending = () => import("./Ending.tsx");
const Sent = lazy(async () => ({ default: (await ending()).Sent }));
const Over = lazy(async () => ({ default: (await ending()).Over }));
const Waiting = lazy(async () => ({ default: (await ending()).Waiting }));
const review = () => import("./ReviewAnswers.tsx");
const ReviewAnswers = lazy(async () => ({ default: (await review()).ReviewAnswers }));
const SessionDialog = later(
  async () => (await import("#answers/client/light/session/SessionDialog.tsx")).SessionDialog,
);

/** From so many questions on, answers are read again before they are sent. */
const reviewedFrom = 4;

/** The frame around every moment of a survey. */
export function SurveyPlayer({ opened, arrival }: { opened: OpenedSurvey; arrival: Arrival | null }) {
  const answered = useSurvey(opened, arrival);
  const { language } = useLanguage();
  const { quit } = useTexts("survey");
  const { survey, sending } = answered;
  const name = translated(language, survey.content.name);
  useEffect(() => afterPaint(() => void Promise.allSettled([ending(), review()])), []);
  const [arrivedAt] = useState(() => Object.keys(readArrival(opened.survey, arrival))[0] ?? null);
  return (
    <LeanFrame
      title={<span lang={toLocale(name.lang)}>{name.text}</span>}
      answers={answered.keeps ? "kept" : "here"}
      action={
        <>
          <span className={styles["wideOnly"]}>
            <LanguageSwitch />
          </span>
          <LinkButton to={paths.dashboard()} variant="quiet">
            {quit}
          </LinkButton>
        </>
      }
    >
      <Suspense fallback={<AnswerSkeleton />}>
        <Moment answered={answered} arrivedAt={arrivedAt} hasLost={opened.reply?.isSent ?? false} />
      </Suspense>
      <SessionDialog
        when={sending === "signedOut"}
        open
        respondentId={survey.respondentId}
        returnPath={paths.pulseSurvey(survey.id)}
        onResume={answered.resume}
      />
    </LeanFrame>
  );
}

interface MomentProperties {
  answered: AnsweredSurvey;
  arrivedAt: string | null;
  /** « Envoyer » had been pressed here before. */
  hasLost: boolean;
}

function Moment({ answered, arrivedAt, hasLost }: MomentProperties) {
  const { survey, sending } = answered;
  const { id, content, state } = survey;
  const { questions } = content;
  const [, navigate] = useLocation();
  const [parameters] = useSearchParams();
  const asked = parameters.get("q");
  const hasReview = questions.length >= reviewedFrom;
  const go = (q?: string, how?: { replace: boolean }) =>
    navigate(paths.pulseSurvey(id, q === undefined ? {} : { q }), how);
  const goTo = (index: number) => go(String(index + 1));

  if (sending === "sent" || answered.wasSent) return <Sent survey={survey} />;
  if (state !== "open")
    return <Over survey={survey} hasLost={state === "closed" && (hasLost || sending === "closed")} />;
  if (sending === "waiting") return <Waiting answered={answered} />;
  if (asked === null) {
    const resumed = questions.findIndex((question) => !answered.isAnswered(question));
    const first = arrivedAt ? questions.findIndex(({ key }) => key === arrivedAt) : Math.max(resumed, 0);
    return <Opening answered={answered} arrivedAt={arrivedAt} onStart={() => goTo(first)} />;
  }
  if (asked === "review" && hasReview)
    return <ReviewAnswers answered={answered} onBack={() => goTo(questions.length - 1)} onEdit={goTo} />;
  const index = Number(asked) - 1;
  if (!questions[index]) return <Redirection to={() => go(undefined, { replace: true })} />;
  return (
    <SurveyQuestion
      key={questions[index].key}
      answered={answered}
      index={index}
      hasReview={hasReview}
      onBack={() => (index === 0 ? go() : goTo(index - 1))}
      onNext={() => (index === questions.length - 1 ? go("review") : goTo(index + 1))}
      onMissing={goTo}
    />
  );
}
