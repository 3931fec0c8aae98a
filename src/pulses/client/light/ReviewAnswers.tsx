import { PlayerFooter } from "#answers/client/light/questions/PlayerFooter.tsx";
import { Foreign } from "#answers/client/light/questions/useWording.tsx";
import styles from "#answers/client/light/answer.module.css";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button } from "#platform/light/Button.tsx";
import { Icon } from "#platform/light/Icon.tsx";
import { Notice } from "#platform/light/Notice.tsx";
import { translated } from "#platform/texts.ts";
import type { PulseQuestion } from "../../contract/content.ts";
import { listMissing } from "../../rules/answers.ts";
import { useChoices } from "./questions/SurveyFields.tsx";
import own from "./survey.module.css";
import type { AnsweredSurvey } from "./useSurvey.ts";

interface ReviewAnswersProperties {
  answered: AnsweredSurvey;
  onBack: () => void;
  onEdit: (index: number) => void;
}

/** All answers, before they are sent and gone. */
export function ReviewAnswers({ answered, onBack, onEdit }: ReviewAnswersProperties) {
  const { survey, answers, sending } = answered;
  const { questions } = survey.content;
  const t = useTexts("survey");
  const say = useSay();
  const missing = listMissing(questions, answers);
  const reason =
    missing.length > 0
      ? say(t.review.missing, { count: missing.length })
      : questions.some(answered.isAnswered)
        ? null
        : t.question.nothingYet;
  return (
    <main id="contenu" tabIndex={-1} className={`${styles["page"]} ${own["review"]}`}>
      <ScreenTitle key="review">{t.review.title}</ScreenTitle>
      {reason && <Notice variant="warning">{reason}</Notice>}
      {sending === "refused" && (
        <Notice variant="error" live>
          {t.refused}
        </Notice>
      )}
      <ol className={own["answers"]}>
        {questions.map((question, index) => (
          <li key={question.key}>
            <Answer question={question} value={answers[question.key]} />
            <button
              type="button"
              className="text-button"
              aria-label={say(t.review.editName, { number: index + 1 })}
              onClick={() => onEdit(index)}
            >
              {t.review.edit}
            </button>
          </li>
        ))}
      </ol>
      <PlayerFooter note={t.final}>
        <span className={styles["previous"]}>
          <Button variant="secondary" aria-label={t.question.back} onClick={onBack}>
            <span className={styles["narrowOnly"]}>
              <Icon name="arrow" />
            </span>
            <span className={styles["wideOnly"]}>{t.question.back}</span>
          </Button>
        </span>
        <span className={styles["next"]}>
          <Button fullWidth busy={sending === "sending"} disabledReason={reason} onClick={answered.send}>
            {t.question.send}
          </Button>
        </span>
      </PlayerFooter>
    </main>
  );
}

function Answer({ question, value }: { question: PulseQuestion; value: number | string | undefined }) {
  const { language } = useLanguage();
  const { review } = useTexts("survey");
  const title = translated(language, question.text);
  const choice = useChoices(question).find((one) => one.value === value)?.content;
  const words = question.type === "text" && typeof value === "string" ? value.trim() : "";
  return (
    <div>
      <p className={own["asked"]}>
        <Foreign content={title}>{title.text}</Foreign>
      </p>
      <p className={own["given"]}>
        {choice ? (
          <Foreign content={choice}>{choice.text}</Foreign>
        ) : (
          words || <span className="muted">{review.noAnswer}</span>
        )}
      </p>
    </div>
  );
}
