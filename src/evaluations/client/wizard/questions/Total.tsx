import { IconAlertTriangle } from "@tabler/icons-react";
import { estimateMinutes, isLong } from "#evaluations/rules/questionnaire.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { QuestionType } from "#skills/vocabulary.ts";
import styles from "./questions.module.css";

type AskedItems = readonly { type: QuestionType }[];

/** « 24 questions · environ 9 minutes ». */
export function useTotalWords(): (asked: AskedItems) => string {
  const texts = useTexts("evaluations");
  const say = useSay();
  return (asked) => {
    if (asked.length === 0) return texts.noQuestion;
    return say(texts.total, {
      questions: say(texts.questionCount, { count: asked.length }),
      minutes: say(texts.minutes, { count: estimateMinutes(asked) }),
    });
  };
}

export function Total({ asked }: { asked: AskedItems }) {
  const { skills } = useTexts("wizard");
  const describeTotal = useTotalWords();
  const long = isLong(asked);
  return (
    <p role="status" className={`${styles.total} ${long ? styles.long : ""}`}>
      <strong>{describeTotal(asked)}</strong>
      {long && (
        <span>
          <IconAlertTriangle size={18} aria-hidden="true" /> {skills.long}
        </span>
      )}
    </p>
  );
}
