import { IconAlertTriangle } from "@tabler/icons-react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { askedTypes, estimateMinutes, isLong } from "#evaluations/rules/questionnaire.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import styles from "./questions.module.css";

type Asked = Pick<Evaluation, "selectedDimensions" | "questions" | "values" | "objectives">;

/** « 24 questions · environ 9 minutes ». */
export function useTotalWords(): (evaluation: Asked) => string {
  const texts = useTexts("evaluations");
  const say = useSay();
  return (evaluation) => {
    const asked = askedTypes(evaluation);
    if (asked.length === 0) return texts.noQuestion;
    return say(texts.total, {
      questions: say(texts.questionCount, { count: asked.length }),
      minutes: say(texts.minutes, { count: estimateMinutes(asked) }),
    });
  };
}

export function Total({ evaluation }: { evaluation: Asked }) {
  const { skills } = useTexts("wizard");
  const wordsOf = useTotalWords();
  const long = isLong(askedTypes(evaluation));
  return (
    <p role="status" className={`${styles.total} ${long ? styles.long : ""}`}>
      <strong>{wordsOf(evaluation)}</strong>
      {long && (
        <span>
          <IconAlertTriangle size={18} aria-hidden="true" /> {skills.long}
        </span>
      )}
    </p>
  );
}
