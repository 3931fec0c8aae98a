import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/light/Button.tsx";
import { useAnswering, useSaveState } from "../answering.tsx";
import styles from "../answer.module.css";
import { useWording } from "../questions/useWording.tsx";
import type { Value } from "./draftStore.ts";

/** Two devices answered the same question: both versions, and one click to keep one. */
export function ConflictNotice() {
  const { form, getQuestionNumber, settle } = useAnswering();
  const saveState = useSaveState();
  const { saving: t, review } = useTexts("answers");
  const say = useSay();
  const { chosen } = useWording();
  if (saveState.kind !== "conflict") return null;
  const words = (position: number, value: Value) => {
    const item = form.items[position];
    const parts = [item && chosen(item, value)?.text, value.text?.trim()].filter(Boolean);
    return parts.length > 0 ? parts.join(" — ") : t.nothing;
  };
  return (
    <>
      {saveState.conflicts.map(({ position, mine, other }) => (
        <section
          key={position}
          className={styles["conflict"]}
          aria-label={`${t.conflictShort}, ${say(review.number, { number: getQuestionNumber(position) })}`}
        >
          <p>
            <strong>{t.conflict}</strong> {say(review.number, { number: getQuestionNumber(position) })}
          </p>
          <dl>
            <div>
              <dt>{t.mine}</dt>
              <dd>{words(position, mine)}</dd>
            </div>
            <div>
              <dt>{t.other}</dt>
              <dd>{words(position, other)}</dd>
            </div>
          </dl>
          <div className="button-row">
            <Button onClick={() => settle(position, "mine")}>{t.keepMine}</Button>
            <Button variant="secondary" onClick={() => settle(position, "other")}>
              {t.keepOther}
            </Button>
          </div>
        </section>
      ))}
    </>
  );
}
