import { useExplain } from "#analytics/client/explain/Explained.tsx";
import { useTexts } from "#platform/client/language.tsx";
import { HeatTable } from "#platform/ui/charts/HeatTable.tsx";
import { listCutsShown, toChartValue, type FigurePeriod } from "../../../rules/figures.ts";
import { FigureWidget } from "./FigureWidget.tsx";
import { useFigureWords } from "./useFigureWords.ts";

interface MeasuresWidgetProps {
  texts: { title: string; caption: string; file: string };
  period: FigurePeriod;
  onPeriod: (period: FigurePeriod) => void;
  isShown: (measure: string) => boolean;
}

const range = { from: 1, to: 5 };

/** Measures of a period, part by part: the whole company first. */
export function MeasuresWidget({ texts, period, onPeriod, isShown }: MeasuresWidgetProps) {
  const { figures } = useTexts("board");
  const words = useFigureWords();
  const explain = useExplain();
  return (
    <FigureWidget title={texts.title} period={period} onPeriod={onPeriod}>
      {(data, by) => {
        const measures = data.measures.filter(({ key }) => isShown(key));
        if (measures.length === 0) return null;
        const rows = listCutsShown(data).map((cut) => ({
          key: cut.id ?? "company",
          header: words.cut(cut),
          cells: measures.map(({ key }) => toChartValue(cut.figures[key])),
          isTotal: cut.id === null,
        }));
        return {
          finding: words.finding(rows.flatMap(({ cells }) => cells)),
          table: (
            <HeatTable
              caption={texts.caption}
              head={figures.heads[by]}
              columns={measures.map((measure) => ({ key: measure.key, label: words.measure(measure) }))}
              rows={rows}
              range={range}
              say={words.value}
              maskedReason={figures.maskedReason}
              onExplain={
                explain &&
                ((place, button) => {
                  const cut = listCutsShown(data).find(({ id }) => (id ?? "company") === place.row);
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
              ...rows.map(({ header, cells }) => [header, ...cells.map(words.valueOrMasked)]),
            ],
          },
        };
      }}
    </FigureWidget>
  );
}
