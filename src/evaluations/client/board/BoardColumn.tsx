import { useDraggable, useDroppable } from "@dnd-kit/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { EvaluationRow, EvaluationStatus } from "#evaluations/contract/evaluation.ts";
import { isBeforeLaunch } from "#evaluations/rules/status.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { ActionMenu } from "#platform/ui/ActionMenu.tsx";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import type { Action } from "#platform/ui/layers/ActionList.tsx";
import { QueryView } from "#platform/ui/QueryView.tsx";
import { Ring } from "#platform/ui/Ring.tsx";
import { Status } from "../Status.tsx";
import { placeOf } from "../list/useEvaluationColumns.tsx";
import { evaluations } from "../queries.ts";
import styles from "./board.module.css";

/** As many as one looks through; the list has the others. */
const shown = 20;
interface BoardColumnProps {
  status: EvaluationStatus;
  /** What is searched and filtered. */
  question: Record<string, string | undefined>;
  actionsOf: (row: EvaluationRow) => Action[];
}

/** The first evaluations of a status, and the way to all of them. */
export function BoardColumn({ status, question, actionsOf }: BoardColumnProps) {
  const texts = useTexts("evaluations");
  const say = useSay();
  const id = useId();
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const query = useQuery(
    evaluations.list.queryOptions({
      input: { ...question, status, limit: shown },
      placeholderData: keepPreviousData,
    }),
  );
  const kept = Object.entries<string | undefined>({ ...question, status }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const { data } = query;
  // Where no company reads reports through before publication, nothing ever stands there.
  if (status === "review" && !data?.items.length) return null;
  return (
    <section ref={setNodeRef} aria-labelledby={id} className={isOver ? styles.over : styles.column}>
      <h2 id={id} className={styles.head}>
        <Status status={status} />
        {data && <span className={styles.count}>{data.isTotalExact ? data.total : `${data.total} +`}</span>}
      </h2>
      <QueryView query={query} skeleton="cards">
        {({ items, total, isTotalExact }) => (
          <>
            {items.length === 0 && <p className={styles.none}>{texts.board.none}</p>}
            <ul className={styles.cards}>
              {items.map((row) => (
                <Card key={row.id} row={row} actionsOf={actionsOf} />
              ))}
            </ul>
            {total > items.length && (
              <InternalLink to={`${paths.evaluations()}?${new URLSearchParams(kept)}`} className={styles.all}>
                {isTotalExact ? say(texts.board.all, { count: total }) : texts.board.many}
              </InternalLink>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

function Card({ row, actionsOf }: { row: EvaluationRow; actionsOf: BoardColumnProps["actionsOf"] }) {
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
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={isDragging ? styles.dragged : styles.card}
      style={transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` } : undefined}
    >
      <div className={styles.line}>
        {/* The browser would drag a link by itself, and leave the card behind. */}
        <InternalLink to={placeOf(row)} draggable={false} className={styles.name}>
          {name}
        </InternalLink>
        <ActionMenu name={name} actions={actionsOf(row)} />
      </div>
      <p className={styles.person}>{subjectName ?? texts.noSubject}</p>
      <div className={styles.facts}>
        {!isBeforeLaunch(status) && answeredCount !== null && participantCount !== null && (
          <Ring compact answered={answeredCount} total={participantCount} size={24} />
        )}
        <span>
          {date
            ? say(startsOn ? texts.board.startsOn : texts.board.dueOn, {
                date: formatDay(language, date, "medium"),
              })
            : texts.noDue}
        </span>
      </div>
    </li>
  );
}
