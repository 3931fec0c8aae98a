import { useState } from "react";
import type { ChartValue } from "#platform/chartGeometry.ts";
import { useLanguage } from "#platform/client/language.tsx";
import { formatDay, formatScore } from "#platform/texts.ts";
import { ChartFigure } from "#platform/ui/charts/ChartFigure.tsx";
import { DisplayToggle, type Display } from "#platform/ui/charts/DisplayToggle.tsx";
import { ChartTable } from "#platform/ui/charts/ChartTable.tsx";
import { LineChart } from "#platform/ui/charts/LineChart.tsx";
import { State, useSample } from "../../sample.tsx";

const axis = { from: 1, to: 5, ticks: [1, 2, 3, 4, 5] };
const days = ["2026-06-01", "2026-07-01", "2026-08-03", "2026-09-01", "2026-10-05", "2026-11-02"];
const value = (number: number): ChartValue => ({ form: "value", value: number });
const team = [
  value(3.4),
  value(3.6),
  null,
  value(3.9),
  { form: "interval", from: 3.5, to: 4.5 },
  value(4.2),
] as const;
const company = [3.5, 3.5, 3.6, 3.6, 3.7, 3.7].map(value);

export function Example() {
  const { language } = useLanguage();
  const [display, setDisplay] = useState<Display>("chart");
  const t = useSample({
    fr: {
      title: "Mon équipe me soutient",
      show: "Affichage de « Mon équipe me soutient »",
      day: "Sondage du",
      team: "Accueil",
      company: "Coopérative Boréale",
      between: "entre",
      and: "et",
      none: "aucune donnée",
    },
    en: {
      title: "My team has my back",
      show: "Display of “My team has my back”",
      day: "Pulse of",
      team: "Front desk",
      company: "Coopérative Boréale",
      between: "between",
      and: "and",
      none: "no data",
    },
  });
  const say = (each: ChartValue) =>
    each.form === "value"
      ? formatScore(language, each.value)
      : `${t.between} ${formatScore(language, each.from)} ${t.and} ${formatScore(language, each.to)}`;
  const moments = days.map((day) => ({ key: day, label: formatDay(language, day, "medium") }));
  const only = moments.slice(0, 1);
  return (
    <>
      <State name="over time: a hole, a range; arrows inspect a moment" fullWidth>
        <DisplayToggle label={t.show} display={display} onDisplay={setDisplay} />
        <ChartFigure
          title={t.title}
          display={display}
          chart={
            <LineChart
              label={t.title}
              axis={axis}
              moments={moments}
              say={say}
              series={[
                { mark: "triangle", label: t.team, values: team },
                { mark: "square", label: t.company, values: company },
              ]}
            />
          }
          table={
            <ChartTable
              caption={t.title}
              head={t.day}
              columns={[
                { key: "team", label: t.team, mark: "triangle" },
                { key: "company", label: t.company, mark: "square" },
              ]}
              rows={moments.map(({ key, label }, index) => ({
                key,
                header: label,
                cells: [team, company].map((values) => {
                  const each = values[index];
                  return each ? say(each) : t.none;
                }),
              }))}
            />
          }
        />
      </State>
      <State name="a single moment" fullWidth>
        <LineChart
          label={`${t.title} (1)`}
          axis={axis}
          moments={only}
          say={say}
          series={[{ mark: "triangle", label: t.team, values: team.slice(0, 1) }]}
        />
      </State>
    </>
  );
}
