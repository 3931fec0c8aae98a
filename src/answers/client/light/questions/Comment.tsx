import { flushSync } from "react-dom";
import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { useTexts } from "#platform/client/language.tsx";
import { TextArea } from "#platform/light/TextArea.tsx";
import { awaitsComment, getTextLimit } from "../../../rules/answered.ts";
import { useOpenForm } from "../openForm.ts";
import styles from "../answer.module.css";
import { useNotice } from "../welcome/useNotice.ts";

const COUNTED_BEFORE_END = 200;
const starters = ["continue", "try", "stop"] as const;

export const textId = (position: number) => `text-${position}`;

interface CommentProperties {
  item: QuestionnaireItem;
  error?: string | undefined;
}

/** The answer to a written question, or the example under a scale, with a few words to begin with. */
export function Comment({ item, error }: CommentProperties) {
  const { form, given, valueAt, write } = useOpenForm();
  const { question: t } = useTexts("answers");
  const isAnswer = item.type === "text";
  const text = valueAt(item.position).text ?? "";
  const limit = getTextLimit(item);
  const isAwaited = awaitsComment(item, form.items, given, form.commentsMandatory);
  const id = textId(item.position);
  const advice = form.isSelf ? t.selfCommentHint : t.commentHint;
  const withheld = useNotice(form).withheld;

  const begin = (starter: (typeof starters)[number]) => {
    const start = text.trim() === "" ? "" : `${text.trimEnd()}\n`;
    const next = `${start}${t.starterText[starter]}`;
    // The caret is moved behind the inserted words: they must be in the field first, and before the next key.
    flushSync(() => write(item.position, next));
    const field = document.getElementById(id);
    if (!(field instanceof HTMLTextAreaElement)) return;
    field.focus();
    field.setSelectionRange(next.length, next.length);
  };
  return (
    <div className={styles["comment"]}>
      <TextArea
        id={id}
        label={isAnswer ? t.answer : t.comment}
        help={
          <>
            {isAwaited && <>{t.commentMandatory} </>}
            {advice}
            {withheld && <> {withheld}</>}
          </>
        }
        error={error}
        optional={isAnswer ? !item.required && "feminine" : !isAwaited}
        value={text}
        onChange={(value) => write(item.position, value)}
        // Browsers show the caret; the bar at the bottom would hide the lines below it.
        onFocus={(event) => event.currentTarget.scrollIntoView({ block: "nearest" })}
        maxLength={limit}
        // Browsers store form contents to restore a closed tab: disabled here.
        autoComplete="off"
        countFrom={limit - COUNTED_BEFORE_END}
        rows={isAnswer ? 5 : 3}
      />
      {!form.isSelf && (
        <fieldset className={styles["starters"]} aria-label={t.starters}>
          {starters.map((starter) => (
            <button key={starter} type="button" onClick={() => begin(starter)}>
              {t.starter[starter]}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
