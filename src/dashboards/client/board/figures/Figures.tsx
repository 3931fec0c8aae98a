import { findMeasuredSkill } from "#analytics/rules/measures.ts";
import { formatPeriod } from "#platform/formatPeriod.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import type { Cut } from "#analytics/contract/figures.ts";
import { TrendsWidget } from "../trends/TrendsWidget.tsx";
import type { BoardView } from "../view/useBoardView.ts";
import { Widget } from "../Widget.tsx";
import styles from "./figures.module.css";
import { IndexWidget } from "./IndexWidget.tsx";
import { MeasuresWidget } from "./MeasuresWidget.tsx";

interface FiguresProps {
  open: boolean;
  view: BoardView;
  trendId: string;
  onGroup: (cut: Cut) => void;
}

/** About how high a table of so many rows is, with its head and what is said over and under it. */
const measureRoom = (rows: number, rowHeight: number) => 190 + rowHeight * Math.min(rows, 21);

/** What reports told of a closed period: index, skills, values, and how they have gone. */
export function Figures({ view, trendId, onGroup }: FiguresProps) {
  const texts = useTexts("board");
  const { figures: period, by, changes } = view;
  const parts = changes.data?.parts[by] ?? 0;
  const rooms = {
    index: measureRoom(parts, 40),
    measures: measureRoom(parts + 1, 46),
    trend: 520,
  };
  if (!period) return <Waiting view={view} rooms={rooms} />;
  const shared = { period, by };
  return (
    <div className={styles.figures}>
      <MeasuresWidget
        {...shared}
        texts={texts.skills}
        room={rooms.measures}
        isShown={(measure) => findMeasuredSkill(measure) !== null}
        onGroup={onGroup}
      />
      <MeasuresWidget
        {...shared}
        texts={texts.values}
        room={rooms.measures}
        isShown={(measure) => findMeasuredSkill(measure) === null}
        onGroup={onGroup}
      />
      <IndexWidget {...shared} room={rooms.index} />
      <div id={trendId} tabIndex={-1} className={styles.trend}>
        <TrendsWidget kind={period.kind} day={period.start} cut={view.cut} by={by} />
      </div>
    </div>
  );
}

const nothingYet = { data: undefined, error: null, isFetching: true, refetch: () => undefined };

/** The same cards, until it is known which period is told. */
function Waiting({
  view,
  rooms,
}: {
  view: BoardView;
  rooms: Record<"index" | "measures" | "trend", number>;
}) {
  const { skills, values, index, trend } = useTexts("board");
  const intro = formatPeriod(useLanguage().language, view.period);
  const cards = [
    { title: skills.title, room: rooms.measures },
    { title: values.title, room: rooms.measures },
    { title: index.title, room: rooms.index },
    { title: trend.title, room: rooms.trend },
  ];
  return (
    <div className={styles.figures}>
      {cards.map(({ title, room }) => (
        <Widget key={title} title={title} intro={intro} room={room} query={nothingYet}>
          {() => ({ finding: "", table: null, sheet: { name: "", rows: [] } })}
        </Widget>
      ))}
    </div>
  );
}
