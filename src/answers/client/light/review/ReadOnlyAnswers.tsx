import { useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import styles from "../answer.module.css";
import { AnswerList } from "./AnswerList.tsx";

/** One's own finalised answers. */
export function ReadOnlyAnswers() {
  const { review: t } = useTexts("answers");
  return (
    <main id="contenu" tabIndex={-1} className={styles["review"]}>
      <ScreenTitle key="read">{t.readOnlyTitle}</ScreenTitle>
      <p className={styles["context"]}>{t.readOnly}</p>
      <AnswerList editable={false} />
    </main>
  );
}
