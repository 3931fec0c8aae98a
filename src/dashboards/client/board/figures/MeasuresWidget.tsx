import { useExplain } from "#analytics/client/explain/Explained.tsx";
import type { CutFigures } from "#analytics/contract/figures.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { HeatTable } from "#platform/ui/charts/HeatTable.tsx";
import { listCutsShown, toChartValue } from "../../../rules/figures.ts";
import { FigureWidget, type FiguresShown } from "./FigureWidget.tsx";
import styles from "./figures.module.css";
import { useFigureWords } from "./useFigureWords.ts";

interface MeasuresWidgetProps extends FiguresShown {
  texts: { title: string; caption: string; file: string };
  room: number;
  isShown: (measure: string) => boolean;
  /** Shows how a part of the company has gone. */
  onGroup: (cut: CutFigures) => void;
}

const range = { from: 1, to: 5 };

/** Measures of a period, part by part: the whole company first. */
export function MeasuresWidget({ texts, period, by, room, isShown, onGroup }: MeasuresWidgetProps) {
  const { figures, trend } = useTexts("board");
  const say = useSay();
  const words = useFigureWords();
  const explain = useExplain();
  return (
    <FigureWidget title={texts.title} period={period} by={by} room={room} none={figures.none}>
      {(data) => {
        const measures = data.measures.filter(({ key }) => isShown(key));
        if (measures.length === 0) return null;
        const cuts = listCutsShown(data);
        const rows = cuts.map((cut) => ({
          key: cut.id ?? "company",
          name: words.cut(cut),
          header: (
            <button
              type="button"
              // A table is one stop of Tab; by the keyboard, the group is chosen above.
              tabIndex={-1}
              className={styles.group}
              aria-label={say(trend.openNamed, { name: words.cut(cut) })}
              onClick={() => onGroup(cut)}
            >
              {words.cut(cut)}
            </button>
          ),
          cells: measures.map(({ key }) => toChartValue(cut.figures[key])),
          isTotal: cut.id === null,
        }));
        return {
          ...words.summary(rows.flatMap(({ cells }) => cells)),
          table: (
            <HeatTable
              caption={texts.caption}
              head={figures.heads[by]}
              columns={measures.map((measure) => ({ key: measure.key, label: words.measure(measure) }))}
              rows={rows}
              range={range}
              say={words.value}
              maskedReason={figures.maskedReason}
              sayFolded={(count) => say(figures.folded[by], { count })}
              onExplain={
                explain &&
                ((place, button) => {
                  const cut = cuts.find(({ id }) => (id ?? "company") === place.row);
                  const measure = measures.find(({ key }) => key === place.column);
                  if (!cut || !measure) return;
                  const cell = cut.figures[measure.key] ?? { form: "masked" };
                  explain({ kind: "cut", cut, measure, cell, asOf: data.asOf }, button);
                })
              }
            />
          ),
          sheet: {
            name: `${texts.file}-${data.start}`,
            rows: [
              [figures.heads[by], ...measures.map(words.measure)],
              ...rows.map(({ name, cells }) => [name, ...cells.map(words.valueOrMasked)]),
            ],
          },
        };
      }}
    </FigureWidget>
  );
}
