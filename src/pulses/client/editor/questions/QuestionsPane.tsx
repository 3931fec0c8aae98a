import { IconPlus } from "@tabler/icons-react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { notify } from "#platform/ui/actions/notify.ts";
import { SortableList } from "#platform/ui/sortable/SortableList.tsx";
import type { PulseQuestion } from "../../../contract/content.ts";
import { maxQuestions } from "../../../vocabulary.ts";
import { copyQuestion, makeQuestion } from "../newQuestion.ts";
import type { TemplateDraft } from "../useTemplateDraft.ts";
import { Presentation } from "./Presentation.tsx";
import { QuestionLine } from "./QuestionLine.tsx";
import styles from "../editor.module.css";

interface QuestionsPaneProps {
  draft: TemplateDraft;
  /** What the version that was planned last asks. */
  planned: readonly PulseQuestion[];
  open: OpenPart;
  onOpen: (part: OpenPart) => void;
}
/** What is being written: the introduction, a question by its index, or nothing. */
export type OpenPart = "introduction" | number | null;

/** What is asked: the introduction, then the questions in their order; one is open at a time. */
export function QuestionsPane({ draft, planned, open, onOpen }: QuestionsPaneProps) {
  const { questions: texts, order } = useTexts("pulseEditor");
  const { actions } = useTexts("platform");
  const say = useSay();
  const { questions } = draft.content;
  const keys = questions.map(({ key }) => key);
  const isFull = questions.length >= maxQuestions;
  const setQuestions = (changed: PulseQuestion[]) => draft.setContent({ questions: changed });
  const move = (key: string, to: number) => {
    const question = questions.find((one) => one.key === key);
    if (!question || to < 0 || to >= questions.length) return;
    setQuestions(questions.filter((one) => one !== question).toSpliced(to, 0, question));
    // The one that is open stays open where it goes.
    const opened = typeof open === "number" ? keys[open] : undefined;
    const moved = keys.filter((one) => one !== key).toSpliced(to, 0, key);
    if (opened) onOpen(moved.indexOf(opened));
  };
  const moveAloud = (key: string, to: number) => {
    move(key, to);
    announce(say(order.movedTo, { position: to + 1, total: questions.length }));
  };
  const insert = (question: PulseQuestion, to: number) => {
    setQuestions(questions.toSpliced(to, 0, question));
    onOpen(to);
  };
  const remove = (index: number) => {
    const before = questions;
    setQuestions(questions.toSpliced(index, 1));
    onOpen(null);
    notify.success(texts.removed, {
      action: { label: actions.undo, isUndo: true, run: () => setQuestions([...before]) },
    });
  };
  return (
    <>
      <Presentation
        draft={draft}
        isOpen={open === "introduction"}
        onToggle={() => onOpen(open === "introduction" ? null : "introduction")}
      />
      <section aria-labelledby="pulse-questions">
        <h2 id="pulse-questions" className={styles.title}>
          {texts.title}
        </h2>
        {questions.length === 0 && (
          <p className={styles.hint}>
            {texts.empty} {texts.emptyDetail}
          </p>
        )}
        <SortableList ids={keys} words={order} onMove={move}>
          <ol className={styles.lines}>
            {questions.map((question, index) => (
              <QuestionLine
                key={question.key}
                question={question}
                planned={planned.find(({ key }) => key === question.key)}
                index={index}
                total={questions.length}
                isOpen={open === index}
                canCopy={!isFull}
                onToggle={() => onOpen(open === index ? null : index)}
                onMove={(to) => moveAloud(question.key, to)}
                onChange={(changed) => setQuestions(questions.with(index, changed))}
                onCopy={() => insert(copyQuestion(question), index + 1)}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
        </SortableList>
        <Button
          size="small"
          icon={<IconPlus size={18} aria-hidden="true" />}
          disabledReason={isFull ? say(texts.full, { count: maxQuestions }) : null}
          onClick={() => insert(makeQuestion(questions.at(-1)?.theme ?? "other"), questions.length)}
        >
          {texts.add}
        </Button>
      </section>
    </>
  );
}
