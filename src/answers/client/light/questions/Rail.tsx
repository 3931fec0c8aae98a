import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { Progress } from "#platform/light/Progress.tsx";
import { formatNumber } from "#platform/texts.ts";
import { countAnswered } from "../../../rules/answered.ts";
import { findResumePosition } from "../../../rules/chapters.ts";
import { useAnswering } from "../answering.tsx";
import styles from "../answer.module.css";
import { Foreign, useWording } from "./useWording.tsx";

/** The progress, the time left, and the chapters, which open in any order. */
export function Rail({ current }: { current: string }) {
  const { form, given, chapters, minutesLeft, questionPath } = useAnswering();
  const { rail: t } = useTexts("answers");
  const { language } = useLanguage();
  const say = useSay();
  const { chapterName } = useWording();
  const answered = countAnswered(form.items, given);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const strip = list.current;
    const shown = strip?.querySelector<HTMLElement>("[aria-current]");
    if (strip && shown) strip.scrollLeft = shown.offsetLeft - 16;
  }, [current]);
  const left =
    answered === form.items.length
      ? t.allAnswered
      : minutesLeft === 0
        ? t.underAMinute
        : say(t.minutesLeft, { count: minutesLeft });
  const progress = say(t.progress, { count: answered, total: form.items.length });
  return (
    <nav className={styles["rail"]} aria-label={t.label}>
      <p className={styles["pace"]}>
        <span aria-hidden="true">{progress}</span> <span className={styles["left"]}>{left}</span>
      </p>
      <Progress value={answered} max={form.items.length} label={progress} hideLabel />
      <ol ref={list}>
        {chapters.map((chapter) => {
          const name = chapterName(chapter);
          const first = chapter.items[0]?.position ?? 0;
          return (
            <li key={chapter.key}>
              <Link
                href={questionPath(findResumePosition(chapter.items, given) ?? first)}
                aria-current={chapter.key === current ? "step" : undefined}
              >
                <span>
                  <Foreign content={name}>{name.text}</Foreign>
                </span>
                <span className={styles["count"]} aria-hidden="true">
                  {formatNumber(language, chapter.answered)}/{formatNumber(language, chapter.total)}
                </span>
                <span className="for-screen-readers">
                  , {say(t.chapterState, { answered: chapter.answered, total: chapter.total })}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
