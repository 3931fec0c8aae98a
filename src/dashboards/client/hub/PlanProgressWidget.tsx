import { useQuery } from "@tanstack/react-query";
import { describeProgress } from "#development/rules/companyProgress.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatNumber } from "#platform/texts.ts";
import { ChartTable } from "#platform/ui/charts/ChartTable.tsx";
import { Widget } from "../board/Widget.tsx";
import { plans } from "../planQueries.ts";

/** How far development plans are, by team and direction, from five people on who share one. */
export function PlanProgressWidget() {
  const texts = useTexts("hub").plans;
  const { language } = useLanguage();
  const say = useSay();
  const query = useQuery(plans.companyProgress.queryOptions({ input: {} }));
  const formatProgress = (progress: number) => {
    const { kind, percent } = describeProgress(progress);
    return say(texts[kind], { share: formatNumber(language, percent) });
  };
  return (
    <Widget title={texts.title} intro={texts.intro} query={query} room={150}>
      {({ company, teams }) => {
        const parts = [
          ...(company === null ? [] : [{ id: "company", name: texts.company, progress: company }]),
          ...teams.map(({ id, name, isDirection, progress }) => ({
            id,
            name: isDirection ? say(texts.direction, { name }) : name,
            progress,
          })),
        ];
        const rows = parts.map(({ id, name, progress }) => ({
          key: id,
          header: name,
          cells: [formatProgress(progress)],
        }));
        if (parts.length === 0)
          return { finding: texts.few, table: null, sheet: { name: texts.file, rows: [] } };
        return {
          ...(company === null ? {} : { number: formatProgress(company) }),
          finding: company === null ? texts.partsOnly : texts.finding,
          table: (
            <ChartTable
              caption={texts.title}
              head={texts.head}
              columns={[{ key: "progress", label: texts.progress }]}
              rows={rows}
            />
          ),
          sheet: {
            name: texts.file,
            rows: [
              [texts.head, texts.progress],
              ...rows.map(({ header, cells: [cell = ""] }) => [header, cell]),
            ],
          },
          foot: <p>{texts.hidden}</p>,
        };
      }}
    </Widget>
  );
}
