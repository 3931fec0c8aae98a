import {
  IconArrowRight,
  IconBolt,
  IconChartDonut,
  IconHistory,
  IconListCheck,
  IconMessageQuestion,
  IconPlus,
  IconListDetails,
  IconUsersGroup,
  type Icon,
} from "@tabler/icons-react";
import { createElement, type MouseEvent } from "react";
import { Avatar } from "#platform/ui/display/Avatar.tsx";
import { icons } from "../navigation.tsx";
import styles from "./PalettePanel.module.css";
import type { Group, Row } from "./rows.ts";

/** A page has the icon of its entry in the menu; a person, their picture. */
const iconByGroup: Partial<Record<Group["name"], Icon>> = {
  recent: IconHistory,
  create: IconPlus,
  evaluations: IconChartDonut,
  campaigns: IconListDetails,
  teams: IconUsersGroup,
  skills: IconListCheck,
  questions: IconMessageQuestion,
  actions: IconBolt,
};
const findIcon = (group: Group["name"], id: string): Icon =>
  (group === "go" ? Object.entries(icons).find(([name]) => name === id)?.[1] : iconByGroup[group]) ??
  IconArrowRight;

interface RowsProps {
  listId: string;
  label: string;
  titles: Record<Group["name"], string>;
  groups: readonly Group[];
  active: Row | undefined;
  toOptionId: (row: Row) => string;
  onPoint: (row: Row) => void;
  onOpen: (row: Row, isNewTab: boolean) => void;
}

/** The list of a combobox, in groups; the field keeps the focus. */
export const Rows = ({ listId, label, titles, groups, active, toOptionId, onPoint, onOpen }: RowsProps) => (
  <div role="listbox" id={listId} aria-label={label}>
    {groups.map(({ name, rows }) => (
      <div key={name} role="group" aria-labelledby={`${listId}-${name}`}>
        <p id={`${listId}-${name}`} role="presentation" className={styles.title}>
          {titles[name]}
        </p>
        {rows.map((row) => (
          <button
            key={row.id}
            type="button"
            role="option"
            tabIndex={-1}
            id={toOptionId(row)}
            aria-selected={row === active}
            className={styles.row}
            // The field keeps the focus.
            onMouseDown={(event: MouseEvent) => event.preventDefault()}
            onMouseMove={() => row !== active && onPoint(row)}
            onClick={(event: MouseEvent) => onOpen(row, event.ctrlKey || event.metaKey)}
          >
            <Mark group={name} row={row} />
            <span className={styles.label}>{row.label}</span>
            {row.detail && <span className={styles.detail}>{row.detail}</span>}
            {row.hint && <kbd aria-hidden="true">{row.hint}</kbd>}
          </button>
        ))}
      </div>
    ))}
  </div>
);

const Mark = ({ group, row }: { group: Group["name"]; row: Row }) =>
  row.avatar ? (
    <Avatar {...row.avatar} size="small" />
  ) : (
    createElement(findIcon(group, row.id), { size: 20, stroke: 1.8, "aria-hidden": true })
  );
