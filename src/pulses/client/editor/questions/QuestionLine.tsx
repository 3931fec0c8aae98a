import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { IconArrowDown, IconArrowUp, IconGripVertical } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { IconButton } from "#platform/ui/actions/Button.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import type { PulseQuestion } from "../../../contract/content.ts";
import { countQuestionUntranslated, hasReview } from "../../../rules/content.ts";
import { QuestionFields } from "./QuestionFields.tsx";
import styles from "../editor.module.css";

interface QuestionLineProps {
  question: PulseQuestion;
  planned: PulseQuestion | undefined;
  index: number;
  total: number;
  isOpen: boolean;
  canCopy: boolean;
  onToggle: () => void;
  onMove: (to: number) => void;
  onChange: (question: PulseQuestion) => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** A question in the order: dragged, moved by keys or by buttons, and opened in place to be written. */
export function QuestionLine(props: QuestionLineProps) {
  const { question, planned, index, total, isOpen, canCopy, onToggle, onMove, onChange, onCopy, onRemove } =
    props;
  const { questions: texts, order, review } = useTexts("pulseEditor");
  const { language } = useLanguage();
  const say = useSay();
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: question.key,
  });
  const number = index + 1;
  const words = translated(language, question.text).text.trim() || texts.none;
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    const to = index + (event.key === "ArrowUp" ? -1 : 1);
    if (to >= 0 && to < total) onMove(to);
  };
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`${styles.line} ${isDragging ? styles.dragged : ""} ${isOpen ? styles.opened : ""}`}
    >
      {/* Alt and arrows move the question from any control of its line. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.head} onKeyDown={moveByKey}>
        <button
          {...attributes}
          {...listeners}
          type="button"
          className={styles.handle}
          onKeyDown={(event) => {
            if (!event.altKey) listeners?.["onKeyDown"]?.(event);
          }}
        >
          <IconGripVertical size={20} aria-hidden="true" />
          <VisuallyHidden>{say(order.drag, { number })}</VisuallyHidden>
        </button>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-label={isOpen ? say(texts.close, { number }) : say(texts.open, { number, text: words })}
          onClick={onToggle}
        >
          <span className={styles.words}>
            {number}. {words}
          </span>
          <span className={styles.facts}>
            {texts.types[question.type]}
            {countQuestionUntranslated(question) > 0 && (
              <span className={styles.badge}>{texts.untranslated}</span>
            )}
            {hasReview(question) && <span className={styles.badge}>{review.badge}</span>}
          </span>
        </button>
        <span className={styles.moves}>
          <IconButton
            label={say(order.up, { number })}
            icon={<IconArrowUp size={18} aria-hidden="true" />}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            label={say(order.down, { number })}
            icon={<IconArrowDown size={18} aria-hidden="true" />}
            disabled={number === total}
            onClick={() => onMove(number)}
          />
        </span>
      </div>
      {isOpen && (
        <QuestionFields
          question={question}
          planned={planned}
          canCopy={canCopy}
          onChange={onChange}
          onCopy={onCopy}
          onRemove={onRemove}
        />
      )}
    </li>
  );
}
