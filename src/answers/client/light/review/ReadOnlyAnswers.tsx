import { useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { useAnswering } from "../answering.tsx";
import styles from "../answer.module.css";
import pages from "../answerPages.module.css";
import { useFormTitle } from "../useFormTitle.ts";
import { AnswerList } from "./AnswerList.tsx";

/** One's own finalised answers. */
export function ReadOnlyAnswers() {
  const { form } = useAnswering();
  const { review: t } = useTexts("answers");
  const formTitle = useFormTitle()(form);
  return (
    <main id="contenu" tabIndex={-1} className={styles["review"]}>
      <ScreenTitle key="read" windowTitle={`${t.readOnlyTitle} · ${formTitle}`}>
        {t.readOnlyTitle}
      </ScreenTitle>
      <p className={pages["about"]}>{formTitle}</p>
      <p className={pages["context"]}>{t.readOnly}</p>
      {form.commentsInReport && <p className={pages["context"]}>{t.comments[form.commentsInReport]}</p>}
      <AnswerList editable={false} />
    </main>
  );
}
