import {
  DndContext,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
  type CollisionDetection,
} from "@dnd-kit/core";
import type { EvaluationRow } from "#evaluations/contract/evaluation.ts";
import { boardStatuses } from "#evaluations/rules/board.ts";
import { evaluationFilters } from "#evaluations/rules/enumerations.ts";
import { useTexts } from "#platform/client/language.tsx";
import { toListInput } from "#platform/listState.ts";
import { ListFrame } from "#platform/ui/lists/ListBar.tsx";
import { useListState } from "#platform/ui/lists/useListState.ts";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import type { EvaluationStatus } from "../../vocabulary.ts";
import { evaluationSorts } from "../../vocabulary/lists.ts";
import { BoardColumn } from "../board/BoardColumn.tsx";
import { useBoardQuery } from "../board/useBoardQuery.ts";
import { useBoardMove } from "../board/useBoardMove.tsx";
import styles from "../board/board.module.css";
import { CreateButton } from "../list/CreateButton.tsx";
import { EvaluationViews } from "../list/EvaluationViews.tsx";
import { useEvaluationTools } from "../list/useEvaluationTools.tsx";
import { useRowActions } from "../list/useRowActions.tsx";

// The menu of a card offers by keyboard what dragging does, and announces it: dragging itself announces nothing.
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** The column under the pointer, or the nearest above it: a card may be dropped below the last one of a short column. */
const findColumnUnder: CollisionDetection = (state) => {
  const under = pointerWithin(state);
  const { pointerCoordinates: pointer, droppableContainers, droppableRects } = state;
  if (under.length || !pointer) return under.length ? under : rectIntersection(state);
  const above = droppableContainers
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect && rect.left <= pointer.x && pointer.x <= rect.right && rect.bottom <= pointer.y
        ? [{ id, bottom: rect.bottom }]
        : [];
    })
    .toSorted((a, b) => b.bottom - a.bottom);
  return above.slice(0, 1).map(({ id }) => ({ id }));
};

/** A column for each status, whose cards are dragged to another, or moved by their menu. The archive is in the list. */
export function EvaluationsBoardScreen() {
  const texts = useTexts("evaluations");
  const { listActions, dialog } = useRowActions();
  const { move, listMoves, dialog: moveDialog } = useBoardMove();
  const list = useListState(evaluationFilters, evaluationSorts);
  const { tools, chosen } = useEvaluationTools(list);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const asked = list.filters.status;
  const question = toListInput(list.state);
  const query = useBoardQuery(asked ? [asked] : boardStatuses, question);
  return (
    <>
      <ListFrame
        title={texts.title}
        windowTitle={texts.board.title}
        heading={(title) => (
          <>
            {title}
            <EvaluationViews current="board" />
          </>
        )}
        tools={tools}
        action={<CreateButton />}
      >
        {chosen}
        <DndContext
          sensors={sensors}
          collisionDetection={findColumnUnder}
          accessibility={{ announcements: silent, screenReaderInstructions: { draggable: "" } }}
          onDragEnd={({ active, over }) => {
            if (over) move(active.data.current as EvaluationRow, over.id as EvaluationStatus);
          }}
        >
          <QueryView query={query} skeleton="board">
            {(columns) => (
              <div className={styles.board}>
                {columns.map((column) => (
                  <BoardColumn
                    key={column.status}
                    {...column}
                    question={question}
                    listActions={(row) => [...listMoves(row), ...listActions(row)]}
                  />
                ))}
              </div>
            )}
          </QueryView>
        </DndContext>
        {moveDialog}
      </ListFrame>
      {dialog}
    </>
  );
}
