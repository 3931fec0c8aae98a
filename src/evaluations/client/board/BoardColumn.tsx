import { useDraggable, useDroppable } from "@dnd-kit/core";
import { useId } from "react";
import type { EvaluationRow } from "#evaluations/contract/evaluation.ts";
import type { CountedPage } from "#platform/contract/page.ts";
import { isBeforeLaunch } from "#evaluations/rules/status.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { ActionMenu } from "#platform/ui/actions/ActionMenu.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import type { Action } from "#platform/ui/layers/ActionList.tsx";
import { tooltip, truncated } from "#platform/ui/tooltip/tooltip.ts";
import { Ring } from "#platform/ui/display/Ring.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import type { EvaluationStatus } from "../../vocabulary.ts";
import { Status } from "../Status.tsx";
import { getEvaluationPath } from "../list/useEvaluationColumns.tsx";
import styles from "./board.module.css";

interface BoardColumnProps {
  status: EvaluationStatus;
  /** The first of them. */
  page: CountedPage<EvaluationRow>;
  /** The search and the filters. */
  question: Record<string, string | undefined>;
  listActions: (row: EvaluationRow) => Action[];
}

/** The first evaluations of a status, and the way to all of them. */
export function BoardColumn({ status, page, question, listActions }: BoardColumnProps) {
  const texts = useTexts("evaluations");
  const say = useSay();
  const id = useId();
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const kept = Object.entries<string | undefined>({ ...question, status }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const { items, total, isTotalExact } = page;
  // Hidden while empty, as it always is in a company that does not read reports before publication.
  if (status === "review" && items.length === 0) return null;
  return (
    <section ref={setNodeRef} aria-labelledby={id} className={isOver ? styles.over : styles.column}>
      <h2 id={id} className={styles.head}>
        <Status status={status} />
        <span className={styles.count}>{isTotalExact ? total : `${total} +`}</span>
      </h2>
      {items.length > 0 && (
        <ul className={styles.cards}>
          {items.map((row) => (
            <Card key={row.id} row={row} listActions={listActions} />
          ))}
        </ul>
      )}
      {total > items.length && (
        <InternalLink to={`${paths.evaluations()}?${new URLSearchParams(kept)}`} className={styles.all}>
          {isTotalExact ? say(texts.board.all, { count: total }) : texts.board.many}
        </InternalLink>
      )}
    </section>
  );
}

function Card({ row, listActions }: { row: EvaluationRow; listActions: BoardColumnProps["listActions"] }) {
  const texts = useTexts("evaluations");
  const say = useSay();
  const { language } = useLanguage();
  const { status, subjectName, dueOn, answeredCount, participantCount } = row;
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    id: row.id,
    data: row,
    disabled: !row.mayManage,
  });
  const name = row.name || texts.untitled;
  // Launched, or refused on that day, it keeps the day it was planned for.
  const startsOn = status === "pending" ? row.startsOn : null;
  const date = startsOn ?? dueOn;
  const wholeDate = date
    ? say(startsOn ? texts.board.startsOn : texts.board.dueOn, { date: formatDay(language, date, "medium") })
    : texts.noDue;
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      data-row={row.id}
      className={isDragging ? styles.dragged : styles.card}
      style={transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` } : undefined}
    >
      <div className={styles.line} data-opens="">
        {/* The browser would drag a link by itself, and leave the card behind. */}
        <InternalLink to={getEvaluationPath(row)} draggable={false} className={styles.name} {...truncated()}>
          {name}
        </InternalLink>
        <ActionMenu name={name} actions={listActions(row)} />
      </div>
      <div className={styles.facts}>
        <span className={styles.person} {...truncated()}>
          {subjectName ?? texts.noSubject}
        </span>
        {!isBeforeLaunch(status) && answeredCount !== null && participantCount !== null && (
          <Ring compact answered={answeredCount} total={participantCount} size={24} />
        )}
        <span {...tooltip(wholeDate)}>
          <span aria-hidden="true">{date ? formatDay(language, date, "short") : texts.noDue}</span>
          <VisuallyHidden>{wholeDate}</VisuallyHidden>
        </span>
      </div>
    </li>
  );
}
