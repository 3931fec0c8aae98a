import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import type { Cut, CutTrends } from "#analytics/contract/figures.ts";
import { Explained } from "#analytics/client/explain/Explained.tsx";
import { formatChange, sayTrend } from "#analytics/client/explain/describeTrend.ts";
import { en } from "#analytics/client/explain/texts.en.ts";
import { fr } from "#analytics/client/explain/texts.fr.ts";
import { analytics } from "#analytics/client/queries.ts";
import { readTrend } from "#analytics/rules/explain/explainTrend.ts";
import type { FigurePeriodKind } from "#disclosure/vocabulary.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { ChartTable } from "#platform/ui/charts/ChartTable.tsx";
import { Sparkline } from "#platform/ui/charts/Sparkline.tsx";
import { formatPeriod } from "#platform/formatPeriod.ts";
import { toChartValue } from "../../../rules/figures.ts";
import { countTrends } from "../../../rules/countTrends.ts";
import { useFigureWords } from "../figures/useFigureWords.ts";
import { Widget, type WidgetContent } from "../Widget.tsx";
import { CutPicker } from "./CutPicker.tsx";
import styles from "./trends.module.css";
import { useCutShown } from "./useCutShown.ts";

interface TrendsWidgetProps {
  kind: FigurePeriodKind;
  /** Any day of the last period. */
  day: string;
  /** Where it stands on the page of one. */
  cut?: Cut;
  /** Else what is chosen here; null: as it begins. */
  chosen?: Cut | null;
  onChoose?: (cut: Cut | null) => void;
}

const range = { from: 1, to: 5 };

/** The measures of a part of the company over eight periods; what chance may explain is called noise, with its margin. */
export function TrendsWidget({ kind, day, cut, chosen = null, onChoose }: TrendsWidgetProps) {
  const { figures, trend: texts } = useTexts("board");
  const { language } = useLanguage();
  const say = useSay();
  const words = useFigureWords();
  const { cut: shown, isWithoutTeam } = useCutShown({ kind, start: day }, cut ?? chosen);
  const trends = useQuery(
    analytics.trends.queryOptions({
      input: shown ? { kind, day, cut: shown.kind, ...(shown.id && { cutId: shown.id }) } : skipToken,
      placeholderData: keepPreviousData,
    }),
  );
  const speech = { language, texts: { fr, en }[language] };
  const name = (start: string) => formatPeriod(language, { kind, start });
  const nameShown = (data: CutTrends) =>
    data.asOf
      ? say(figures.asOf, { period: words.cut(data.cut), date: formatDay(language, data.asOf) })
      : words.cut(data.cut);
  const choice = onChoose && (
    <div className={styles.choice}>
      <CutPicker kind={kind} day={day} value={shown} onChange={onChoose} />
    </div>
  );

  function describe(data: CutTrends): WidgetContent {
    const rows = data.measures.map((measure) => ({
      measure,
      name: words.measure(measure),
      values: measure.cells.map(({ cell }) => toChartValue(cell)),
      reading: readTrend(measure.cells, data.periods, data.spread),
    }));
    const sheet = {
      name: `${texts.file}-${data.periods.at(-1) ?? ""}`,
      rows: [
        [texts.measure, ...data.periods.map(name)],
        ...rows.map((row) => [row.name, ...row.values.map(words.valueOrMasked)]),
      ],
    };
    if (rows.length === 0) return { finding: figures.none, table: choice ?? null, sheet };
    const counts = countTrends(rows.map(({ reading }) => reading));
    return {
      finding: say(texts.finding, counts),
      chart: (
        <table className={styles.trends}>
          <caption className="for-screen-readers">{texts.title}</caption>
          <thead className="for-screen-readers">
            <tr>
              <th scope="col">{texts.measure}</th>
              <th scope="col">{texts.periods}</th>
              <th scope="col">{texts.value}</th>
              <th scope="col">{texts.change}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ measure, name: label, values, reading }) => (
              <tr key={measure.key}>
                <th scope="row">{label}</th>
                <td>
                  <Sparkline values={values} range={range} />
                </td>
                <td className={styles.last}>
                  <Explained
                    figure={{
                      kind: "cut",
                      cut: data.cut,
                      measure,
                      cell: measure.cells.at(-1)?.cell ?? { form: "masked" },
                      asOf: data.asOf,
                    }}
                  >
                    {words.valueOrMasked(values.at(-1) ?? null)}
                  </Explained>
                </td>
                <td className={styles.change}>
                  {reading.kind === "change" && (
                    <b>
                      <Explained
                        figure={{ kind: "change", cut: data.cut, measure, reading, periodKind: kind }}
                      >
                        {formatChange(reading, speech)}
                      </Explained>{" "}
                      <span>{say(texts.since, { period: name(reading.past.start) })}</span>
                    </b>
                  )}
                  <span>{sayTrend(reading, speech)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ),
      table: (
        <ChartTable
          caption={texts.title}
          head={texts.measure}
          columns={data.periods.map((start) => ({ key: start, label: name(start) }))}
          rows={rows.map((row) => ({
            key: row.measure.key,
            header: row.name,
            cells: row.values.map(words.valueOrMasked),
          }))}
        />
      ),
      sheet,
    };
  }

  if (isWithoutTeam) return null;
  return (
    <Widget title={texts.title} intro={trends.data && nameShown(trends.data)} query={trends} choice={choice}>
      {describe}
    </Widget>
  );
}
