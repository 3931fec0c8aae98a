import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import {
  IconArrowDown,
  IconArrowUp,
  IconAsterisk,
  IconGripVertical,
  IconPencil,
  IconTrash,
} from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import type { EvaluationQuestion } from "#evaluations/contract/evaluation.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ActionMenu } from "#platform/ui/actions/ActionMenu.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import { evaluationsApi } from "../../queries.ts";
import { useChange } from "../../useChange.ts";
import { TranslatedText } from "../../TranslatedText.tsx";
import styles from "./questions.module.css";

interface QuestionLineProps {
  evaluationId: string;
  question: EvaluationQuestion;
  position: number;
  total: number;
  onEdit: () => void;
  /** By one place; `control` is the identifier of what has the focus. */
  onMove: (by: -1 | 1, control: string) => void;
}

export function QuestionLine({ evaluationId, question, position, total, onEdit, onMove }: QuestionLineProps) {
  const texts = useTexts("evaluations");
  const own = useTexts("wizard");
  const { skills } = own;
  const say = useSay();
  const { change } = useChange();
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: question.id,
  });
  const target = { id: evaluationId, questionId: question.id };

  const moveByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    onMove(event.key === "ArrowUp" ? -1 : 1, event.currentTarget.id);
  };
  const renderArrow = (by: -1 | 1) => {
    const atTheEnd = by < 0 ? position === 1 : position === total;
    const id = `${by < 0 ? "up" : "down"}-${question.id}`;
    return (
      <button
        id={id}
        type="button"
        className={styles.arrow}
        aria-disabled={atTheEnd || undefined}
        onKeyDown={moveByKey}
        onClick={() => {
          if (!atTheEnd) onMove(by, id);
        }}
      >
        {by < 0 ? (
          <IconArrowUp size={20} aria-hidden="true" />
        ) : (
          <IconArrowDown size={20} aria-hidden="true" />
        )}
        <VisuallyHidden>{say(by < 0 ? skills.up : skills.down, { position })}</VisuallyHidden>
      </button>
    );
  };
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`${styles.question} ${isDragging ? styles.dragged : ""}`}
    >
      <button
        {...attributes}
        {...listeners}
        id={`handle-${question.id}`}
        type="button"
        className={styles.handle}
        onKeyDown={(event) => {
          moveByKey(event);
          if (!event.defaultPrevented) listeners?.["onKeyDown"]?.(event);
        }}
      >
        <IconGripVertical size={20} aria-hidden="true" />
        <VisuallyHidden>{say(skills.drag, { position })}</VisuallyHidden>
      </button>
      <div className={styles.words}>
        <p className={styles.text}>
          <TranslatedText text={question.text} tag />
        </p>
        <p className={styles.facts}>
          {texts.questionTypes[question.type]} · {question.isRequired ? texts.required : texts.optional}
        </p>
      </div>
      <div className={styles.controls}>
        {renderArrow(-1)}
        {renderArrow(1)}
        <ActionMenu
          name={say(skills.question, { position })}
          actions={[
            { label: skills.edit, icon: <IconPencil size={20} aria-hidden="true" />, onChoose: onEdit },
            {
              label: question.isRequired ? skills.makeOptional : skills.makeRequired,
              icon: <IconAsterisk size={20} aria-hidden="true" />,
              onChoose: () =>
                void change(() =>
                  evaluationsApi.updateQuestion({ ...target, isRequired: !question.isRequired }),
                ),
            },
            {
              label: skills.remove,
              icon: <IconTrash size={20} aria-hidden="true" />,
              danger: true,
              onChoose: () => void change(() => evaluationsApi.removeQuestion(target)),
            },
          ]}
        />
      </div>
    </li>
  );
}
