import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useRef, type ReactNode } from "react";
import { useSay } from "#platform/client/language.tsx";

interface SortableListProps {
  /** In their order. */
  ids: readonly string[];
  /** Read while one moves; `picked` and `moved` name the `{position}` of `{total}`. */
  words: { instructions: string; picked: string; moved: string; cancelled: string };
  /** `to` is another index of the list. */
  onMove: (id: string, to: number) => void;
  children: ReactNode;
}

/** Around the lines of a list that are put in order by dragging or by keys (`useSortable` in each). */
export function SortableList({ ids, words, onMove, children }: SortableListProps) {
  const say = useSay();
  const findPlace = (id: unknown) => ids.indexOf(String(id));
  const where = (id: unknown) => ({ position: findPlace(id) + 1, total: ids.length });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  // A line that is taken stands over its own place: « saisie » must not be replaced by « déplacée » at once.
  const lastOver = useRef<unknown>(null);
  const announcements: Announcements = {
    onDragStart({ active }) {
      lastOver.current = active.id;
      return say(words.picked, where(active.id));
    },
    onDragOver({ over }) {
      if (!over || over.id === lastOver.current) return undefined;
      lastOver.current = over.id;
      return say(words.moved, where(over.id));
    },
    onDragEnd: ({ over }) => (over ? say(words.moved, where(over.id)) : words.cancelled),
    onDragCancel: () => words.cancelled,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.instructions } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), findPlace(over.id));
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
