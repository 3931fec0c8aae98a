import { useEffect, useRef, useState } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { LanguageSwitch } from "#platform/light/LanguageSwitch.tsx";
import { findChapter } from "../../../rules/chapters.ts";
import { useAnswering, useSaveState } from "../answering.tsx";
import styles from "../answer.module.css";
import { later } from "../later.tsx";
import { usePreferences, type Preferences } from "#platform/client/answeringPreferences.ts";
import { QuestionView } from "./QuestionView.tsx";
import { Rail } from "./Rail.tsx";

// One question at a time is how the form begins.
const ChapterView = later(async () => (await import("./ChapterView.tsx")).ChapterView);
const ConflictNotice = later(async () => (await import("../saving/ConflictNotice.tsx")).ConflictNotice);
const ShortcutsDialog = later(async () => (await import("./ShortcutsDialog.tsx")).ShortcutsDialog);

interface QuestionsProperties {
  position: number;
  /** Reopened without a position: the current question is announced, with a way to the beginning. */
  resumed: boolean;
  /** The review opened it: what follows is the review. */
  isFromReview?: boolean;
}

/** The questions: one at a time, or a whole chapter; the way of reading is remembered. */
export function Questions({ position, resumed, isFromReview = false }: QuestionsProperties) {
  const { chapters, order, getQuestionNumber, goToQuestion } = useAnswering();
  const hasConflict = useSaveState().kind === "conflict";
  const t = useTexts("answers");
  const say = useSay();
  const [preferences, choosePreferences] = usePreferences();
  useViewFocus(preferences.view);
  const [helpOpen, setHelpOpen] = useState(false);
  const chapter = findChapter(chapters, position);
  if (!chapter) return null;

  const before = (
    <>
      {resumed && (
        <div className={styles["resume"]}>
          <p>{say(t.resume.where, { number: getQuestionNumber(position) })}</p>
          <div className="button-row">
            <button type="button" className="text-button" onClick={() => goToQuestion(position)}>
              {t.resume.go}
            </button>
            <button
              type="button"
              className="text-button"
              onClick={() => goToQuestion(order[0]?.position ?? 0)}
            >
              {t.resume.fromStart}
            </button>
          </div>
        </div>
      )}
      <ConflictNotice when={hasConflict} />
    </>
  );
  const tools = (
    <div className={styles["tools"]}>
      <button
        type="button"
        className="text-button"
        onClick={() => choosePreferences({ view: preferences.view === "focus" ? "list" : "focus" })}
      >
        {preferences.view === "focus" ? t.list.show : t.list.leave}
      </button>
      <button type="button" className={`text-button ${styles["wideOnly"]}`} onClick={() => setHelpOpen(true)}>
        {t.question.shortcuts}
      </button>
      <span className={styles["narrowOnly"]}>
        <LanguageSwitch />
      </span>
    </div>
  );
  const onHelp = () => setHelpOpen(true);
  return (
    <div className={styles["layout"]}>
      <Rail current={chapter.key} />
      {preferences.view === "focus" ? (
        <QuestionView
          position={position}
          chapter={chapter}
          preferences={preferences}
          isFromReview={isFromReview}
          before={before}
          tools={tools}
          onHelp={onHelp}
        />
      ) : (
        <ChapterView
          key={chapter.key}
          chapter={chapter}
          preferences={preferences}
          isFromReview={isFromReview}
          before={before}
          tools={tools}
          onHelp={onHelp}
        />
      )}
      <ShortcutsDialog
        when={helpOpen}
        open
        onClose={() => setHelpOpen(false)}
        preferences={preferences}
        onChange={choosePreferences}
      />
    </div>
  );
}

/** Changing the way of reading starts at the top, on the title. */
function useViewFocus(view: Preferences["view"]) {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [view]);
}
