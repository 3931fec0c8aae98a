import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { IconArrowDown, IconArrowUp, IconGripVertical } from "@tabler/icons-react";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { IconButton } from "#platform/ui/actions/Button.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import type { QuestionRow } from "#skills/contract/questions.ts";
import styles from "../catalogue.module.css";
import { ContentText } from "../ContentText.tsx";

interface QuestionLineProps {
  question: QuestionRow;
  index: number;
  total: number;
  /** To a place of the list, from 0. */
  onMove: (to: number) => void;
}

/** A question in its place: dragged by its handle, or moved by its buttons. */
export function QuestionLine({ question, index, total, onMove }: QuestionLineProps) {
  const texts = useTexts("skills");
  const say = useSay();
  const { language } = useLanguage();
  const name = translated(language, question.text).text;
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: question.id,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`${styles.line} ${isDragging ? styles.dragged : ""}`}
    >
      <button {...attributes} {...listeners} type="button" className={styles.handle}>
        <IconGripVertical size={20} aria-hidden="true" />
        <VisuallyHidden>{say(texts.drag, { name })}</VisuallyHidden>
      </button>
      <span className={styles.number}>{index + 1}</span>
      <span className={styles.words}>
        <InternalLink to={paths.editQuestion(question.id)}>
          <ContentText text={question.text} tag />
        </InternalLink>
        <span className={styles.detail}>{texts.questionTypes[question.type]}</span>
      </span>
      <IconButton
        label={say(texts.moveUp, { name })}
        icon={<IconArrowUp size={18} aria-hidden="true" />}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        label={say(texts.moveDown, { name })}
        icon={<IconArrowDown size={18} aria-hidden="true" />}
        disabled={index === total - 1}
        onClick={() => onMove(index + 1)}
      />
    </li>
  );
}
