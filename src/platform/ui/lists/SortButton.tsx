import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { truncated } from "../tooltip/tooltip.ts";
import styles from "./SortButton.module.css";

/** How a table is sorted. */
export interface TableSort {
  getDirection: (by: string) => "ascending" | "descending" | "none";
  onSort: (by: string) => void;
}

interface SortButtonProps {
  by: string;
  label: string;
  sort: TableSort;
}

/** The header of a column that the list can be sorted by; the direction is given by `aria-sort` on its cell. */
export function SortButton({ by, label, sort }: SortButtonProps) {
  const direction = sort.getDirection(by);
  const Icon = direction === "descending" ? IconArrowDown : IconArrowUp;
  return (
    <>
      <button type="button" className={styles.button} onClick={() => sort.onSort(by)}>
        <span className={styles.label} {...truncated()}>
          {label}
        </span>
        <Icon
          size={16}
          stroke={2.4}
          className={direction === "none" ? styles.idle : undefined}
          aria-hidden="true"
        />
      </button>
      {/* Where rows are cards, the headers are read only. */}
      <span className={styles.onlyRead}>{label}</span>
    </>
  );
}
