import { useId } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "../actions/Button.tsx";
import styles from "./Pager.module.css";

export interface PagerProps {
  /** Rows before this page. */
  before: number;
  shown: number;
  total: number;
  /** False: there are more than the total. */
  isTotalExact: boolean;
  size: number;
  onSize: (size: number) => void;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

const sizes = ["25", "50", "100"] as const;

/** Pages behind cursors: forward, back, and how many rows, where there are more than the fewest. */
export function Pager({ before, shown, total, isTotalExact, size, onSize, onPrevious, onNext }: PagerProps) {
  const { pager } = useTexts("kit");
  const say = useSay();
  const id = useId();
  const rangeIn = (texts: typeof pager) => {
    if (isTotalExact) return texts.range;
    return before + shown < total ? texts.rangeOfMore : texts.rangeAlone;
  };
  return (
    <nav aria-label={pager.label} className={styles.pager}>
      <output className={styles.range}>
        {say(rangeIn(pager), { from: before + 1, to: before + shown, total })}
      </output>
      {(total > Number(sizes[0]) || !isTotalExact) && (
        <div className={styles.size}>
          <label htmlFor={id}>{pager.size}</label>
          <select
            id={id}
            value={String(size)}
            onChange={(event) => onSize(Number(event.currentTarget.value))}
          >
            {sizes.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </div>
      )}
      {(onPrevious || onNext) && (
        <div className={styles.steps}>
          <Button size="small" off={!onPrevious} onClick={() => onPrevious?.()}>
            {pager.previous}
          </Button>
          <Button size="small" off={!onNext} onClick={() => onNext?.()}>
            {pager.next}
          </Button>
        </div>
      )}
    </nav>
  );
}
