import { useEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { announce, useTitle } from "#platform/client/screen.tsx";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/light/Button.tsx";
import { Icon } from "#platform/light/Icon.tsx";
import { isItemAnswered, isValidScore } from "../../../rules/answered.ts";
import type { Chapter } from "../../../rules/chapters.ts";
import { useAnswering } from "../answering.tsx";
import styles from "../answer.module.css";
import type { Preferences } from "#platform/client/answeringPreferences.ts";
import { useFormTitle } from "../useFormTitle.ts";
import { SeatsDrawing } from "../welcome/SeatsDrawing.tsx";
import { useNotice } from "../welcome/useNotice.ts";
import { AnswerFields, answerId } from "./AnswerFields.tsx";
import { PlayerFooter } from "./PlayerFooter.tsx";
import { useQuestionKeys } from "./useQuestionKeys.ts";
import { Foreign, useWording } from "./useWording.tsx";

const ADVANCE_AFTER = 400;

interface QuestionViewProperties {
  position: number;
  chapter: Chapter;
  preferences: Preferences;
  isFromReview: boolean;
  before: ReactNode;
  tools: ReactNode;
  onHelp: () => void;
}

/**
 * One question, entirely inside one form, so that its keys work wherever the focus is in it. Between questions the
 * page stays and its texts change, which a slow phone renders in half the time; elements of one question alone (its
 * title, its comment with its undo history) have its position as key.
 */
export function QuestionView({
  position,
  chapter,
  preferences,
  isFromReview,
  before,
  tools,
  onHelp,
}: QuestionViewProperties) {
  const { form, given, order, getQuestionNumber, choose, goToQuestion, goToReview, returnToReview } =
    useAnswering();
  const { question: t } = useTexts("answers");
  const say = useSay();
  const { heading, chapterName } = useWording();
  const notice = useNotice(form);
  const [missingAt, setMissingAt] = useState<number | null>(null);
  const missing = missingAt === position;
  if (missingAt !== null && !missing) setMissingAt(null);
  const advance = useAdvance(position);
  const item = form.items[position];
  const formTitle = useFormTitle()(form);
  const number = getQuestionNumber(position);
  const preceding = order[number - 2]?.position;
  const following = isFromReview ? undefined : order[number]?.position;

  const forward = () => {
    if (isFromReview) returnToReview(position);
    else if (following === undefined) goToReview();
    else goToQuestion(following);
  };
  const back = () => preceding !== undefined && goToQuestion(preceding);
  const next = () => {
    if (item?.required && !isItemAnswered(item, given)) {
      // The group announces its error when it takes the focus, so the error is rendered first.
      flushSync(() => setMissingAt(position));
      announce(t.required);
      document.getElementById(answerId(item))?.focus();
      return;
    }
    forward();
  };
  const pick = () => {
    if (preferences.autoAdvance && !form.commentsMandatory) advance.in(ADVANCE_AFTER, forward);
  };
  const take = (score: number | null) => {
    if (score !== null) setMissingAt(null);
    choose(position, score);
  };
  const keys = useQuestionKeys(preferences.shortcuts, {
    choose(score) {
      if (!item || !isValidScore(item, score, form.role)) return false;
      take(score);
      pick();
      return true;
    },
    next,
    previous: back,
    help: onHelp,
  });
  if (!item) return null;

  const title = heading(item);
  const kicker = say(t.kicker, {
    chapter: chapterName(chapter).text,
    number,
    total: form.items.length,
  });
  const legend = (
    <>
      <span className={styles["kicker"]}>{kicker}</span>
      <QuestionTitle key={position} windowTitle={`${number} · ${chapterName(chapter).text} · ${formTitle}`}>
        <Foreign content={title}>{title.text}</Foreign>
      </QuestionTitle>
    </>
  );
  return (
    <main id="contenu" tabIndex={-1} className={styles["main"]}>
      {before}
      {/* The keys of §5.4 listen on the question itself: they act on the radios and fields inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={keys}
        onPointerDown={advance.cancel}
        onKeyDownCapture={advance.cancel}
      >
        <AnswerFields
          item={item}
          legend={legend}
          withKeys={preferences.shortcuts}
          isMissing={missing}
          onTake={take}
          onPick={pick}
        />
        <p className={styles["reminder"]}>
          <SeatsDrawing />
          <span>{notice.reminder}</span>
        </p>
        {tools}
      </form>
      <PlayerFooter error={missing && !isItemAnswered(item, given) ? t.required : undefined}>
        <span className={styles["previous"]}>
          <Button
            variant="secondary"
            aria-label={t.previous}
            disabledReason={preceding === undefined ? t.firstQuestion : null}
            onClick={back}
          >
            <span className={styles["narrowOnly"]}>
              <Icon name="arrow" />
            </span>
            <span className={styles["wideOnly"]}>{t.previous}</span>
          </Button>
        </span>
        <Button variant="quiet" onClick={forward}>
          {t.skip}
        </Button>
        <span className={styles["next"]}>
          <Button fullWidth onClick={next}>
            {following === undefined ? t.toReview : t.next}
          </Button>
        </span>
      </PlayerFooter>
    </main>
  );
}

/** The h1 inside the legend. It takes the focus when the question changes, so that the digits work at once. */
function QuestionTitle({ children, windowTitle }: { children: ReactNode; windowTitle: string }) {
  const { hasArrived } = useAnswering();
  const title = useRef<HTMLHeadingElement>(null);
  useTitle(windowTitle);
  useEffect(() => {
    if (!hasArrived.current) return;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [hasArrived]);
  return (
    <h1 ref={title} tabIndex={-1} className={styles["question"]}>
      {children}
    </h1>
  );
}

/** Going on by itself, after a moment; any key or touch before that cancels it, and so does another question. */
function useAdvance(position: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [position]);
  return {
    in(milliseconds: number, run: () => void) {
      clearTimeout(timer.current);
      timer.current = setTimeout(run, milliseconds);
    },
    cancel: () => clearTimeout(timer.current),
  };
}
