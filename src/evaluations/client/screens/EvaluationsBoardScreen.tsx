import {
  DndContext,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
  type CollisionDetection,
} from "@dnd-kit/core";
import { IconPlus } from "@tabler/icons-react";
import type { EvaluationRow, EvaluationStatus } from "#evaluations/contract/evaluation.ts";
import { boardStatuses } from "#evaluations/rules/board.ts";
import { evaluationFilters, evaluationSorts } from "#evaluations/rules/enumerations.ts";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { questionOf } from "#platform/listState.ts";
import { LinkButton } from "#platform/ui/Button.tsx";
import { useListState } from "#platform/ui/lists/useListState.ts";
import { Page } from "#platform/ui/Page.tsx";
import { BoardColumn } from "../board/BoardColumn.tsx";
import { useBoardMove } from "../board/useBoardMove.tsx";
import styles from "../board/board.module.css";
import { EvaluationTools } from "../list/EvaluationTools.tsx";
import { EvaluationViews } from "../list/EvaluationViews.tsx";
import { useRowActions } from "../list/useRowActions.tsx";

// The menu of a card does by keys what dragging does; what it says is said there.
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** The column under the pointer; beside them all, the one that the card covers most. */
const columnUnder: CollisionDetection = (state) => {
  const under = pointerWithin(state);
  return under.length ? under : rectIntersection(state);
};

/** What stands where: a column a status, whose cards are dragged to another, or sent there by their menu. The archive is in the list. */
export function EvaluationsBoardScreen() {
  const texts = useTexts("evaluations");
  const { actionsOf, dialog } = useRowActions();
  const { move, movesOf, dialog: moveDialog } = useBoardMove();
  const list = useListState(evaluationFilters, evaluationSorts);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const asked = list.filters.status;
  const columns: readonly EvaluationStatus[] = asked ? [asked] : boardStatuses;
  return (
    <>
      <EvaluationViews current="board" />
      <Page
        title={texts.board.title}
        action={
          <LinkButton
            variant="primary"
            to={paths.createEvaluation()}
            icon={<IconPlus size={18} aria-hidden="true" />}
          >
            {texts.create}
          </LinkButton>
        }
      >
        {/* On a phone the columns stand one below the other. */}
        <EvaluationTools list={list} />
        <DndContext
          sensors={sensors}
          collisionDetection={columnUnder}
          accessibility={{ announcements: silent, screenReaderInstructions: { draggable: "" } }}
          onDragEnd={({ active, over }) => {
            if (over) move(active.data.current as EvaluationRow, over.id as EvaluationStatus);
          }}
        >
          <div className={styles.board}>
            {columns.map((status) => (
              <BoardColumn
                key={status}
                status={status}
                question={questionOf(list.state)}
                actionsOf={(row) => [...movesOf(row), ...actionsOf(row)]}
              />
            ))}
          </div>
        </DndContext>
        {moveDialog}
      </Page>
      {dialog}
    </>
  );
}
