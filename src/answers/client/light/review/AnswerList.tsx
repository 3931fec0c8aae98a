import { Link } from "wouter";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { useAnswering } from "../answering.tsx";
import pages from "../answerPages.module.css";
import { Foreign, useWording } from "../questions/useWording.tsx";

/** Where the focus goes when a question opened from here has been answered again. */
export const editLink = (position: number) => `edit-${position + 1}`;

/** What was answered, by chapter; each line leads back to its question. */
export function AnswerList({ editable }: { editable: boolean }) {
  const { chapters, getQuestionNumber, valueAt, questionPath } = useAnswering();
  const { review: t } = useTexts("answers");
  const say = useSay();
  const { heading, chapterName, chosen } = useWording();
  return (
    <>
      {chapters.map((chapter) => {
        const name = chapterName(chapter);
        return (
          <section key={chapter.key} className={pages["reviewChapter"]}>
            <h2>
              <Foreign content={name}>{name.text}</Foreign>
            </h2>
            <ol>
              {chapter.items.map((item) => {
                const value = valueAt(item.position);
                const title = heading(item);
                const choice = chosen(item, value);
                const text = value.text?.trim();
                return (
                  <li key={item.position} value={getQuestionNumber(item.position)}>
                    <div>
                      <p>
                        <Foreign content={title}>{title.text}</Foreign>
                      </p>
                      {choice && (
                        <p className={pages["given"]}>
                          <Foreign content={choice}>{choice.text}</Foreign>
                        </p>
                      )}
                      {text && <p className={pages["givenText"]}>{text}</p>}
                      {!choice && !text && <p className={pages["nothing"]}>{t.noAnswer}</p>}
                    </div>
                    {editable && (
                      <Link
                        id={editLink(item.position)}
                        href={questionPath(item.position, "review")}
                        aria-label={say(t.editName, { number: getQuestionNumber(item.position) })}
                      >
                        {t.edit}
                      </Link>
                    )}
                  </li>
                );
              })}
            </ol>
          </section>
        );
      })}
    </>
  );
}
