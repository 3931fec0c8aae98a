import { useTexts } from "#platform/client/language.tsx";
import { Segments } from "#platform/ui/forms/Segments.tsx";
import { later } from "#platform/ui/later.ts";
import { PeriodBar } from "#platform/ui/periods/PeriodBar.tsx";
import styles from "./BoardBar.module.css";
import type { BoardView } from "./useBoardView.ts";

/** Its list comes after the page; its place is kept. */
const Group = later(async () => (await import("./Group.tsx")).Group);

/** The period, the grouping and the group of all that stands on the board; it stays in sight. */
export function BoardBar({ view }: { view: BoardView }) {
  const { figures: texts } = useTexts("board");
  const { told, by, groupings } = view;
  // Until it is known, as if there were some: they keep their place.
  const hasFigures = told !== "never";
  return (
    <div className={styles.bar}>
      <PeriodBar period={view.period} today={view.today} onChange={view.showPeriod} />
      {hasFigures && groupings.length > 1 && (
        <Segments
          label={texts.by}
          value={by}
          options={groupings.map((value) => ({ value, label: texts.cuts[value] }))}
          onChange={view.showGrouping}
        />
      )}
      {hasFigures && (
        <div className={styles.group}>
          <Group open view={view} />
        </div>
      )}
    </div>
  );
}
