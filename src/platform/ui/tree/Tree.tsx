import {
  IconArrowDown,
  IconArrowUp,
  IconChevronRight,
  IconIndentDecrease,
  IconIndentIncrease,
} from "@tabler/icons-react";
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { useSay } from "#platform/client/language.tsx";
import { IconButton } from "../actions/Button.tsx";
import styles from "./Tree.module.css";
import {
  moveOntoRow,
  moveTowards,
  rowStartingWith,
  visibleRows,
  type Direction,
  type TreeItem,
  type TreeMove,
  type TreeRow,
} from "./treeRules.ts";
import { useMoves, useTreeTexts } from "./useMoves.ts";

interface TreeProps {
  /** What the tree is of. */
  label: string;
  items: readonly TreeItem[];
  /** Open at first. */
  expanded?: readonly string[];
  /** Which are open and which is chosen, where the screen has a say in it: rows that come later, a search. */
  state?: TreeState;
  /** Enter, or a click on the words. */
  onOpen?: (item: TreeItem) => void;
  /** Rows can be moved: by dragging, with Alt and the arrows, or with the buttons above. Give `moved(items, move)` back. */
  onMove?: (move: TreeMove) => void;
  /** Before the words of a row: a picture. */
  mark?: (item: TreeItem) => ReactNode;
  /** At the end of a row: a count, a name. */
  detail?: (item: TreeItem) => ReactNode;
}

export interface TreeState {
  open: ReadonlySet<string>;
  onOpenChange: (open: ReadonlySet<string>, id: string) => void;
  chosen: string | null;
  onChoose: (id: string) => void;
  /** The chosen row gets the focus once it is there: a search has led to it. */
  focuses: boolean;
}

const directionByKey: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "in",
  ArrowLeft: "out",
};
const directions = [
  ["up", IconArrowUp],
  ["down", IconArrowDown],
  ["in", IconIndentIncrease],
  ["out", IconIndentDecrease],
] as const;
type Where = "before" | "into" | "after";

/** Letters typed within this many milliseconds make one word. */
const typing = 600;

/**
 * A hierarchy (WAI-ARIA tree): one tab stop; arrows, Home, End and letters walk, right and left open and close. Rows
 * are a flat list with their level, so that moving one keeps its element.
 */
export function Tree(props: TreeProps) {
  const { label, items, expanded: first = [], state, onOpen, onMove, mark, detail } = props;
  const texts = useTreeTexts();
  const say = useSay();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [ownExpanded, setExpanded] = useState<ReadonlySet<string>>(new Set(first));
  const [ownChosen, setOwnChosen] = useState<string | null>(null);
  const expanded = state?.open ?? ownExpanded;
  const chosenId = state ? state.chosen : ownChosen;
  const setChosenId = state?.onChoose ?? setOwnChosen;
  const [drag, setDrag] = useState<{ id: string; over: string | null; where: Where } | null>(null);
  const typed = useRef({ letters: "", at: 0 });
  const takesFocus = useRef(false);
  const rows = visibleRows(items, expanded);
  const current = rows.find(({ item }) => item.id === chosenId) ?? rows[0];
  const makeMove = useMoves(items, onMove);

  // A row that moves loses the focus with its element, and a row that is walked to has to get it.
  useLayoutEffect(() => {
    const isAwaited = state?.focuses === true && current?.item.id === chosenId;
    if (!takesFocus.current && !isAwaited) return;
    takesFocus.current = false;
    const row = list.current?.querySelector<HTMLElement>("[tabindex='0']");
    row?.focus();
    row?.scrollIntoView({ block: "nearest" });
  });

  if (!current) return null;
  const goTo = (row: TreeRow | undefined) => {
    if (!row) return;
    takesFocus.current = true;
    setChosenId(row.item.id);
  };
  const setOpen = (itemId: string, open: boolean) => {
    const next = new Set(expanded);
    if (open) next.add(itemId);
    else next.delete(itemId);
    if (state) state.onOpenChange(next, itemId);
    else setExpanded(next);
  };
  const move = (item: TreeItem, to: TreeMove | null, keepsFocus: boolean) => {
    if (!makeMove(item, to)) return;
    if (to?.parentId) setOpen(to.parentId, true);
    setChosenId(item.id);
    takesFocus.current = keepsFocus;
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const { item, parentId, hasChildren } = current;
    const index = rows.indexOf(current);
    const isOpen = hasChildren && expanded.has(item.id);
    const direction = directionByKey[event.key];
    if (event.altKey) {
      if (!direction || !onMove) return;
      move(item, moveTowards(items, item.id, direction), true);
    } else if (event.key === "ArrowDown") goTo(rows[index + 1]);
    else if (event.key === "ArrowUp") goTo(rows[index - 1]);
    else if (event.key === "Home") goTo(rows[0]);
    else if (event.key === "End") goTo(rows.at(-1));
    else if (event.key === "ArrowRight") {
      if (isOpen) goTo(rows[index + 1]);
      else if (hasChildren) setOpen(item.id, true);
    } else if (event.key === "ArrowLeft") {
      if (isOpen) setOpen(item.id, false);
      else goTo(rows.find((row) => row.item.id === parentId));
    } else if (event.key === "Enter" || event.key === " ") {
      if (event.key === "Enter" && onOpen) onOpen(item);
      else if (hasChildren) setOpen(item.id, !isOpen);
    } else if (/^\S$/u.test(event.key)) {
      const { letters, at } = typed.current;
      typed.current = {
        letters: event.timeStamp - at < typing ? letters + event.key : event.key,
        at: event.timeStamp,
      };
      goTo(rowStartingWith(rows, item.id, typed.current.letters));
    } else return;
    event.preventDefault();
  };
  const over = (event: DragEvent<HTMLElement>, row: TreeRow) => {
    if (!drag) return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const part = (event.clientY - top) / height;
    const where: Where = part < 0.3 ? "before" : part > 0.7 ? "after" : "into";
    if (moveOntoRow(items, drag.id, row, where)) event.preventDefault();
    if (drag.over !== row.item.id || drag.where !== where) setDrag({ ...drag, over: row.item.id, where });
  };
  const drop = (event: DragEvent, row: TreeRow) => {
    event.preventDefault();
    const dragged = rows.find(({ item }) => item.id === drag?.id)?.item;
    if (drag && dragged) move(dragged, moveOntoRow(items, drag.id, row, drag.where), true);
    setDrag(null);
  };

  return (
    <div>
      {onMove && (
        <div role="group" aria-label={say(texts.move, { name: current.item.label })} className={styles.moves}>
          {directions.map(([direction, Icon]) => {
            const to = moveTowards(items, current.item.id, direction);
            return (
              <IconButton
                key={direction}
                label={texts.directions[direction]}
                icon={<Icon size={20} aria-hidden="true" />}
                disabled={to === null}
                onClick={() => move(current.item, to, false)}
              />
            );
          })}
          <span className={styles.chosen}>{current.item.label}</span>
        </div>
      )}
      <ul
        ref={list}
        role="tree"
        aria-label={label}
        aria-describedby={onMove ? `${id}-help` : undefined}
        className={styles.tree}
      >
        {rows.map((row) => {
          const { item, level, position, siblings, hasChildren } = row;
          const isOpen = hasChildren && expanded.has(item.id);
          const dropped = drag?.over === item.id && drag.id !== item.id ? styles[drag.where] : "";
          return (
            <li
              key={item.id}
              role="treeitem"
              aria-level={level}
              aria-posinset={position}
              aria-setsize={siblings}
              aria-expanded={hasChildren ? isOpen : undefined}
              aria-selected={item.id === chosenId || (onMove !== undefined && row === current)}
              aria-labelledby={`${id}-${item.id}`}
              tabIndex={row === current ? 0 : -1}
              draggable={onMove !== undefined}
              className={`${styles.row} ${dropped}`}
              style={{ paddingInlineStart: `${(level - 1) * 24 + 4}px` }}
              onFocus={() => setChosenId(item.id)}
              onKeyDown={press}
              onClick={() => {
                goTo(row);
                if (onOpen) onOpen(item);
                else if (hasChildren) setOpen(item.id, !isOpen);
              }}
              onDragStart={() => setDrag({ id: item.id, over: null, where: "into" })}
              onDragOver={(event) => over(event, row)}
              onDrop={(event) => drop(event, row)}
              onDragEnd={() => setDrag(null)}
            >
              <span
                aria-hidden="true"
                className={styles.chevron}
                data-open={isOpen}
                onClick={(event) => {
                  event.stopPropagation();
                  setOpen(item.id, !isOpen);
                }}
              >
                {hasChildren && <IconChevronRight size={18} />}
              </span>
              {mark?.(item)}
              <span id={`${id}-${item.id}`} className={styles.label}>
                {item.label}
                {detail && <span className={styles.detail}>{detail(item)}</span>}
              </span>
            </li>
          );
        })}
      </ul>
      {onMove && (
        <p id={`${id}-help`} className={styles.help}>
          {texts.help}
        </p>
      )}
    </div>
  );
}
