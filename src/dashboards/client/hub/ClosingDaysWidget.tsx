import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Explained } from "#analytics/client/explain/Explained.tsx";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import type { Period } from "#platform/periods.ts";
import { formatNumber } from "#platform/texts.ts";
import { ChartTable } from "#platform/ui/charts/ChartTable.tsx";
import { formatPeriod } from "#platform/formatPeriod.ts";
import { Widget } from "../board/Widget.tsx";
import { dashboards } from "../useDashboard.ts";

const rowNames = ["median", "from", "to", "evaluations"] as const;

/** How long evaluations took in a period, from five of them on. */
export function ClosingDaysWidget({ period }: { period: Period }) {
  const texts = useTexts("hub").days;
  const { language } = useLanguage();
  const say = useSay();
  const query = useQuery(
    dashboards.closingDays.queryOptions({ input: period, placeholderData: keepPreviousData }),
  );
  return (
    <Widget title={texts.title} intro={formatPeriod(language, period)} query={query} room={150}>
      {({ days }) => {
        const name = `${texts.file}-${period.start}`;
        if (!days) return { finding: texts.few, table: null, sheet: { name, rows: [] } };
        const { evaluations, median, from, to } = days;
        return {
          number: (
            <Explained figure={{ kind: "days", of: formatPeriod(language, period), evaluations, median }}>
              {say(texts.number, { count: median })}
            </Explained>
          ),
          finding: say(from === to ? texts.same : texts.finding, { count: evaluations, from, to }),
          table: (
            <ChartTable
              caption={texts.caption}
              head={texts.head}
              columns={[{ key: "days", label: texts.columns.days }]}
              rows={rowNames.map((row) => ({
                key: row,
                header: texts.rows[row],
                cells: [formatNumber(language, days[row])],
              }))}
            />
          ),
          sheet: { name, rows: rowNames.map((row) => [texts.rows[row], days[row]]) },
        };
      }}
    </Widget>
  );
}
