import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { IconArrowDown, IconArrowUp, IconGripVertical, IconLock } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { IconButton } from "#platform/ui/actions/Button.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import { SwitchField } from "#platform/ui/forms/SwitchField.tsx";
import { SortableList } from "#platform/ui/sortable/SortableList.tsx";
import type { SectionLine } from "./modelForm.ts";
import styles from "./models.module.css";

interface SectionLinesProps {
  lines: readonly SectionLine[];
  onChange: (lines: readonly SectionLine[]) => void;
}

/** The sections in their order: dragged, moved by keys or by buttons, shown or not. The last two always stay. */
export function SectionLines({ lines, onChange }: SectionLinesProps) {
  const { fields, fixed, order } = useTexts("reportModels");
  const say = useSay();
  const ids = lines.map(({ id }) => id);
  const shownCount = lines.filter(({ isShown }) => isShown).length;
  const move = (id: string, to: number) => {
    const line = lines.find((one) => one.id === id);
    if (!line || to < 0 || to >= lines.length) return;
    onChange(lines.filter((one) => one !== line).toSpliced(to, 0, line));
  };
  const moveAloud = (id: string, to: number) => {
    move(id, to);
    announce(say(order.movedTo, { position: to + 1, total: lines.length }));
  };
  return (
    <section aria-labelledby="layout-sections">
      <h2 id="layout-sections" className={styles.label}>
        {fields.sections}
      </h2>
      <p className={styles.hint}>{fields.sectionsHint}</p>
      <SortableList ids={ids} words={order} onMove={move}>
        <ol className={styles.lines}>
          {lines.map((line, index) => (
            <Line
              key={line.id}
              line={line}
              index={index}
              total={lines.length}
              isLastShown={line.isShown && shownCount === 1}
              onMove={(to) => moveAloud(line.id, to)}
              onShow={(isShown) =>
                onChange(lines.map((one) => (one.id === line.id ? { ...one, isShown } : one)))
              }
            />
          ))}
        </ol>
      </SortableList>
      <div className={styles.fixed}>
        <IconLock size={20} stroke={1.8} aria-hidden="true" />
        <p>
          <strong>
            {fixed.method} · {fixed.openings}
          </strong>
          <span className={styles.detail}>
            {fixed.title}. {fixed.detail}
          </span>
        </p>
      </div>
    </section>
  );
}

interface LineProps {
  line: SectionLine;
  index: number;
  total: number;
  isLastShown: boolean;
  onMove: (to: number) => void;
  onShow: (isShown: boolean) => void;
}

function Line({ line: { id, isShown }, index, total, isLastShown, onMove, onShow }: LineProps) {
  const { fields, order, sections } = useTexts("reportModels");
  const say = useSay();
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id });
  const { name, hint } = sections[id];
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
      className={`${styles.line} ${isDragging ? styles.dragged : ""} ${isShown ? "" : styles.hidden}`}
    >
      <button
        {...attributes}
        {...listeners}
        type="button"
        className={styles.handle}
        onKeyDown={(event) => {
          moveByKey(event);
          if (!event.defaultPrevented) listeners?.["onKeyDown"]?.(event);
        }}
      >
        <IconGripVertical size={20} aria-hidden="true" />
        <VisuallyHidden>{say(order.drag, { name })}</VisuallyHidden>
      </button>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{hint}</span>
      </div>
      <div className={styles.controls}>
        <IconButton
          label={say(order.up, { name })}
          icon={<IconArrowUp size={18} aria-hidden="true" />}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          label={say(order.down, { name })}
          icon={<IconArrowDown size={18} aria-hidden="true" />}
          disabled={index === total - 1}
          onClick={() => onMove(index + 1)}
        />
        <SwitchField
          hideLabel
          label={say(fields.show, { name })}
          checked={isShown}
          disabledReason={isLastShown ? fields.lastOne : null}
          onChange={onShow}
        />
      </div>
    </li>
  );
}
