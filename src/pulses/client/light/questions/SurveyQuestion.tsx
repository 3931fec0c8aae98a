import { useState } from "react";
import { Foreign } from "#answers/client/light/questions/useWording.tsx";
import { PlayerFooter } from "#answers/client/light/questions/PlayerFooter.tsx";
import { useQuestionKeys } from "#answers/client/light/questions/useQuestionKeys.ts";
import styles from "#answers/client/light/answer.module.css";
import { usePreferences } from "#platform/client/answeringPreferences.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button } from "#platform/light/Button.tsx";
import { Icon } from "#platform/light/Icon.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { Progress } from "#platform/light/Progress.tsx";
import { toLocale, translated } from "#platform/texts.ts";
import { listChoices, listMissing } from "../../../rules/answers.ts";
import own from "../survey.module.css";
import type { AnsweredSurvey } from "../useSurvey.ts";
import { SurveyFields, toFieldName } from "./SurveyFields.tsx";

interface SurveyQuestionProperties {
  answered: AnsweredSurvey;
  index: number;
  /** There is a page to read the answers again before they are sent. */
  hasReview: boolean;
  onBack: () => void;
  onNext: () => void;
  /** To a required question that was passed over. */
  onMissing: (index: number) => void;
}

/** One question at a time; the last one sends, where there is nothing to read again. */
export function SurveyQuestion({
  answered,
  index,
  hasReview,
  onBack,
  onNext,
  onMissing,
}: SurveyQuestionProperties) {
  const { survey, answers, sending } = answered;
  const { questions, name } = survey.content;
  const { question: t, final, refused } = useTexts("survey");
  const { question: shared } = useTexts("answers");
  const { language } = useLanguage();
  const say = useSay();
  const [{ shortcuts }] = usePreferences();
  const [isMissing, setMissing] = useState(false);
  const question = questions[index];
  const isLast = index === questions.length - 1;
  const sends = isLast && !hasReview;

  const next = () => {
    if (!question || sending === "sending") return;
    if (question.required && !answered.isAnswered(question)) return setMissing(true);
    if (!sends) return onNext();
    const [missing] = listMissing(questions, answers);
    if (missing) return onMissing(questions.indexOf(missing));
    if (questions.some(answered.isAnswered)) answered.send();
  };
  const keys = useQuestionKeys(shortcuts, {
    choose(digit) {
      if (!question) return false;
      const choices = listChoices(question);
      // A level is its own digit; other choices are counted.
      const value = question.type === "enps" ? choices[digit] : choices[digit - 1];
      if (value === undefined) return false;
      answered.answer(question.key, value);
      document
        .querySelector<HTMLElement>(`input[name="${toFieldName(question.key)}"][value="${value}"]`)
        ?.focus();
      return true;
    },
    next,
    previous: onBack,
    help: () => {},
  });
  if (!question) return null;

  const title = translated(language, question.text);
  const number = index + 1;
  const kicker = say(t.kicker, { number, total: questions.length });
  const nothingYet = sends && !questions.some(answered.isAnswered) ? t.nothingYet : null;
  return (
    <main
      id="contenu"
      tabIndex={-1}
      className={`${styles["page"]} ${styles["main"]} ${own["player"]} ${sends ? own["noted"] : ""}`}
    >
      {questions.length > 1 && <Progress value={number} max={questions.length} label={kicker} hideLabel />}
      {/* The keys listen on the question itself: they act on the radios and fields inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form noValidate onSubmit={(event) => event.preventDefault()} onKeyDown={keys}>
        <SurveyFields
          key={question.key}
          question={question}
          legend={
            <>
              <span className={styles["kicker"]}>{kicker}</span>
              <ScreenTitle
                key={question.key}
                className={styles["question"]}
                windowTitle={`${number} · ${translated(language, name).text}`}
                {...(title.lang === language ? {} : { lang: toLocale(title.lang) })}
              >
                {title.text}
              </ScreenTitle>
              {title.lang !== language && <Foreign content={title}>{""}</Foreign>}
            </>
          }
          value={answers[question.key] ?? null}
          onAnswer={(value) => {
            setMissing(false);
            answered.answer(question.key, value);
          }}
          withKeys={shortcuts}
          isMissing={isMissing && !answered.isAnswered(question)}
        />
        {sending === "refused" && (
          <Notice variant="error" live>
            {refused}
          </Notice>
        )}
      </form>
      <PlayerFooter
        error={isMissing && !answered.isAnswered(question) ? shared.required : undefined}
        note={sends ? final : undefined}
      >
        <span className={styles["previous"]}>
          <Button variant="secondary" aria-label={t.back} onClick={onBack}>
            <span className={styles["narrowOnly"]}>
              <Icon name="arrow" />
            </span>
            <span className={styles["wideOnly"]}>{t.back}</span>
          </Button>
        </span>
        <span className={styles["next"]}>
          <Button fullWidth busy={sending === "sending"} disabledReason={nothingYet} onClick={next}>
            {sends ? t.send : isLast ? t.review : t.next}
          </Button>
        </span>
      </PlayerFooter>
    </main>
  );
}
