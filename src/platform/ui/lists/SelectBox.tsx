import { useRef, type ChangeEvent } from "react";
import styles from "./SelectBox.module.css";
import type { Extent } from "./selection.ts";

/** What a table has to know of what is selected in it. */
export interface TableSelection<Item> {
  /** How much of the page that is shown. */
  extent: Extent;
  pageLabel: string;
  togglePage: () => void;
  has: (key: string) => boolean;
  formatLabel: (item: Item) => string;
  /** `isRange`: with Shift, all from the row that was selected last. */
  toggle: (key: string, isRange: boolean) => void;
}

interface SelectBoxProps {
  /** Read, not shown. */
  label: string;
  checked: Extent;
  onToggle: (isRange: boolean) => void;
}

/** The box of a row, or of the whole page: a target of the whole cell, Shift with a click or Space for a range. */
export function SelectBox({ label, checked, onToggle }: SelectBoxProps) {
  const isShiftHeld = useRef(false);
  const toggle = ({ nativeEvent }: ChangeEvent) => {
    onToggle(isShiftHeld.current || (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey));
    isShiftHeld.current = false;
  };
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked === "all"}
        ref={(input) => {
          if (input) input.indeterminate = checked === "some";
        }}
        // Not every browser tells of Shift in the click that Space makes.
        onKeyDown={({ key, shiftKey }) => {
          if (key === " ") isShiftHeld.current = shiftKey;
        }}
        onChange={toggle}
      />
    </label>
  );
}
