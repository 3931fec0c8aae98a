import type { ReactNode } from "react";
import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import { Button } from "#platform/light/Button.tsx";
import { RadioCards } from "#platform/light/RadioCards.tsx";
import { LEVELS, mayNotHaveObserved, NOT_OBSERVED, isValidScore } from "../../../rules/answered.ts";
import type { Chapter } from "../../../rules/chapters.ts";
import { useAnswering } from "../answering.tsx";
import styles from "../answer.module.css";
import pages from "../answerPages.module.css";
import type { Preferences } from "#platform/client/answeringPreferences.ts";
import { useFormTitle } from "../useFormTitle.ts";
import { Comment } from "./Comment.tsx";
import { PlayerFooter } from "./PlayerFooter.tsx";
import { useQuestionKeys } from "./useQuestionKeys.ts";
import { Foreign, useWording } from "./useWording.tsx";

interface ChapterViewProperties {
  chapter: Chapter;
  preferences: Preferences;
  isFromReview: boolean;
  before: ReactNode;
  tools: ReactNode;
  onHelp: () => void;
}

/** A whole chapter on one page, for those who rate several people or prefer to scroll. */
export function ChapterView({
  chapter,
  preferences,
  isFromReview,
  before,
  tools,
  onHelp,
}: ChapterViewProperties) {
  const { form, chapters, goToQuestion, goToReview } = useAnswering();
  const t = useTexts("answers");
  const { chapterName } = useWording();
  const formTitle = useFormTitle()(form);
  const place = chapters.findIndex(({ key }) => key === chapter.key);
  const findFirstPosition = (other: Chapter | undefined) => other?.items[0]?.position;
  const following = isFromReview ? undefined : findFirstPosition(chapters[place + 1]);
  const preceding = findFirstPosition(chapters[place - 1]);
  const next = () => (following === undefined ? goToReview() : goToQuestion(following));
  const previous = () => preceding !== undefined && goToQuestion(preceding);
  const hasScale = chapter.items.some(({ type }) => type === "star_rating");
  const scale = t.scales[form.scale];
  return (
    <main id="contenu" tabIndex={-1} className={styles["main"]}>
      {before}
      <ScreenTitle windowTitle={`${chapterName(chapter).text} · ${formTitle}`}>
        {chapterName(chapter).text}
      </ScreenTitle>
      <p className={pages["context"]}>{form.isSelf ? t.question.selfPeriod : t.question.period}</p>
      {hasScale && (
        <details className={styles["anchors"]}>
          <summary>{t.list.scale}</summary>
          <ol>
            {LEVELS.map((level) => (
              <li key={level}>{scale[level]}</li>
            ))}
          </ol>
        </details>
      )}
      {chapter.items.map((item) => (
        <ListedQuestion
          key={item.position}
          item={item}
          shortcutsOn={preferences.shortcuts}
          moves={{ next, previous, help: onHelp }}
        />
      ))}
      {tools}
      <PlayerFooter>
        <Button
          variant="secondary"
          disabledReason={preceding === undefined ? t.list.firstChapter : null}
          onClick={previous}
        >
          {t.list.previousChapter}
        </Button>
        <span className={styles["next"]}>
          <Button fullWidth onClick={next}>
            {following === undefined ? t.question.toReview : t.list.nextChapter}
          </Button>
        </span>
      </PlayerFooter>
    </main>
  );
}

interface ListedQuestionProperties {
  item: QuestionnaireItem;
  shortcutsOn: boolean;
  moves: { next: () => void; previous: () => void; help: () => void };
}

function ListedQuestion({ item, shortcutsOn, moves }: ListedQuestionProperties) {
  const { form, getQuestionNumber, valueAt, choose } = useAnswering();
  const t = useTexts("answers");
  const say = useSay();
  const { heading, cards } = useWording();
  const { score, text } = valueAt(item.position);
  const take = (value: number) => choose(item.position, value);
  const keys = useQuestionKeys(shortcutsOn, {
    ...moves,
    choose(value) {
      if (!isValidScore(item, value, form.role)) return false;
      take(value);
      return true;
    },
  });
  const title = heading(item);
  const legend = (
    <>
      <span className={styles["kicker"]}>
        {say(t.list.number, { number: getQuestionNumber(item.position) })}
        {!item.required && item.type !== "text" && <> · {t.question.optionalQuestion}</>}
      </span>
      <h2 tabIndex={-1} className={pages["listed"]}>
        <Foreign content={title}>{title.text}</Foreign>
      </h2>
    </>
  );
  const value = score === null ? null : String(score);
  const name = `question-${item.position}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      noValidate
      className={pages["listItem"]}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={keys}
    >
      {item.type === "text" && (
        <fieldset className="radio-cards">
          <legend>{legend}</legend>
          <Comment item={item} />
        </fieldset>
      )}
      {item.type === "star_rating" && (
        <CompactScale item={item} legend={legend} name={name} onChoose={take} />
      )}
      {(item.type === "true_false" || item.type === "multiple_choice") && (
        <RadioCards
          legend={legend}
          name={name}
          value={value}
          options={cards(item, shortcutsOn)}
          onChange={(chosen) => take(Number(chosen))}
        />
      )}
      {item.type !== "text" && (
        <details className={styles["anchors"]} open={Boolean(text) || undefined}>
          <summary>{t.list.addComment}</summary>
          <Comment item={item} />
        </details>
      )}
    </form>
  );
}

interface CompactScaleProperties {
  item: QuestionnaireItem;
  legend: ReactNode;
  name: string;
  onChoose: (score: number) => void;
}

/** 1 to 5 in a row: the same native radios; the words are read aloud, and shown in the disclosure above. */
function CompactScale({ item, legend, name, onChoose }: CompactScaleProperties) {
  const { form, valueAt } = useAnswering();
  const t = useTexts("answers");
  const scale = t.scales[form.scale];
  const { score } = valueAt(item.position);
  return (
    <fieldset className="radio-cards">
      <legend>{legend}</legend>
      <div className={pages["compact"]}>
        {LEVELS.map((level) => (
          <label key={level}>
            <input
              type="radio"
              name={name}
              value={level}
              checked={score === level}
              onChange={() => onChoose(level)}
            />
            <span>{level}</span>
            <span className="for-screen-readers"> · {scale[level]}</span>
          </label>
        ))}
        {mayNotHaveObserved(item, form.role) && (
          <label className={pages["unseen"]}>
            <input
              type="radio"
              name={name}
              value={NOT_OBSERVED}
              checked={score === NOT_OBSERVED}
              onChange={() => onChoose(NOT_OBSERVED)}
            />
            <span>{t.list.notObservedShort}</span>
          </label>
        )}
      </div>
      {score !== null && score !== NOT_OBSERVED && (
        <p className="small muted" aria-hidden="true">
          {score} · {scale[score as (typeof LEVELS)[number]]}
        </p>
      )}
    </fieldset>
  );
}
