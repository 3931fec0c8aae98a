import { IconX } from "@tabler/icons-react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { Plural } from "#platform/texts.ts";
import { tooltip } from "../tooltip/tooltip.ts";
import styles from "./BulkBar.module.css";
import { useAction } from "../actions/useAction.ts";
import { ExportMenu } from "./ExportMenu.tsx";
import type { ExportList } from "./useExport.ts";

/** What can be done with all that is selected. */
export interface BulkAction {
  label: string;
  /** Why it can be done to none of it: said beside the button, which stays reachable. */
  disabledReason?: string | null;
  onChoose: () => void;
}

interface BulkBarProps {
  /** Something is selected. */
  open: boolean;
  selected: number;
  /** « {count} personnes sélectionnées ». */
  count: Plural;
  actions: readonly BulkAction[];
  /** How many the list finds on all its pages, and selects them; null when the page is all there is, or not yet whole. */
  everything: { total: number; select: () => Promise<void> } | null;
  onExport?: ExportList | undefined;
  onClear: () => void;
}

/**
 * At the bottom while something is selected: how much, what can be done with it, and the way out. For the keyboard it
 * comes before the table, and « A » leads to it from any row (useListKeys.ts); Esc leads back to the row.
 */
export function BulkBar({ open, selected, count, actions, everything, onExport, onClear }: BulkBarProps) {
  const { list } = useTexts("kit");
  const say = useSay();
  // It writes nothing, but fails as a write does: a toast, or signing in again.
  const selectAll = useAction({ run: async () => everything?.select() });
  if (!open) return null;
  return (
    <section className={styles.bar} aria-label={list.selection} aria-keyshortcuts="A" data-bulk="">
      <p className={styles.count}>{say(count, { count: selected })}</p>
      {everything && (
        <button
          type="button"
          className={styles.button}
          aria-busy={selectAll.busy}
          onClick={() => void selectAll.run()}
        >
          {say(list.selectEvery, { count: everything.total })}
        </button>
      )}
      {actions.map(({ label, disabledReason = null, onChoose }) => (
        <button
          key={label}
          type="button"
          className={styles.button}
          aria-disabled={disabledReason !== null || undefined}
          {...tooltip(disabledReason)}
          onClick={disabledReason === null ? onChoose : undefined}
        >
          {label}
        </button>
      ))}
      {onExport && <ExportMenu onExport={onExport} className={styles.button} />}
      <button type="button" className={styles.close} {...tooltip(list.unselect)} onClick={onClear}>
        <IconX size={20} aria-hidden="true" />
        <span className={styles.hidden}>{list.unselect}</span>
      </button>
    </section>
  );
}
