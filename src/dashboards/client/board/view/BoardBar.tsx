import { useTexts } from "#platform/client/language.tsx";
import { Segments } from "#platform/ui/forms/Segments.tsx";
import { PeriodBar } from "#platform/ui/periods/PeriodBar.tsx";
import { findLastClosed } from "../../../rules/figures.ts";
import { CutPicker } from "../trends/CutPicker.tsx";
import { useTrends } from "../trends/useTrends.ts";
import styles from "./BoardBar.module.css";
import type { BoardView } from "./useBoardView.ts";

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
      {hasFigures && <Group view={view} />}
    </div>
  );
}

function Group({ view }: { view: BoardView }) {
  const period = view.figures ?? findLastClosed(view.period.kind, view.today);
  const { cut } = useTrends(view.figures, view);
  return (
    <div className={styles.group}>
      <CutPicker
        kind={period.kind}
        day={period.start}
        groupings={view.groupings}
        value={cut}
        onChange={view.showGroup}
      />
    </div>
  );
}
