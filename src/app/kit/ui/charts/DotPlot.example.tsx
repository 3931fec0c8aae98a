import { Legend } from "#platform/ui/charts/ChartFigure.tsx";
import { AxisNumbers, DotPlot } from "#platform/ui/charts/DotPlot.tsx";
import { Mark } from "#platform/ui/charts/Mark.tsx";
import { State, useSample } from "../../sample.tsx";

const axis = { from: 1, to: 5, ticks: [1, 2, 3, 4, 5] };
const value = (number: number, end?: "high" | "low") => ({ form: "value", value: number, end }) as const;
const between = (from: number, to: number) => ({ form: "interval", from, to }) as const;

export function Example() {
  const t = useSample({
    fr: { self: "Vous", manager: "Gestionnaire", peers: "Collègues (5)", reports: "Équipe (4)" },
    en: { self: "You", manager: "Manager", peers: "Peers (5)", reports: "Team (4)" },
  });
  const plot = (name: string, dots: Parameters<typeof DotPlot>[0]["dots"], distance?: [number, number]) => (
    <State name={name} fullWidth>
      <DotPlot axis={axis} dots={dots} distance={distance ? { from: distance[0], to: distance[1] } : null} />
    </State>
  );
  return (
    <>
      <State name="legend" fullWidth>
        <Legend
          series={[
            { mark: "circle", label: t.self },
            { mark: "square", label: t.manager },
            { mark: "triangle", label: t.peers },
            { mark: "diamond", label: t.reports },
          ]}
        />
        <AxisNumbers axis={axis} />
      </State>
      {plot(
        "four series, a distance",
        [
          { mark: "circle", value: value(4.4) },
          { mark: "square", value: value(3.1) },
          { mark: "triangle", value: value(2.9) },
          { mark: "diamond", value: value(3.4) },
        ],
        [4.4, 3.1],
      )}
      {plot("ranges are hatched, one series is masked", [
        { mark: "circle", value: value(3.9) },
        { mark: "square", value: between(3.5, 4) },
        { mark: "triangle", value: between(2, 3) },
        { mark: "diamond", value: null },
      ])}
      {plot("open ends", [
        { mark: "circle", value: value(1.5, "low") },
        { mark: "triangle", value: value(4.5, "high") },
      ])}
      <State name="strips of one, two and four series" fullWidth>
        <DotPlot height={24} axis={axis} dots={[{ mark: "circle", value: value(4) }]} />
        <DotPlot
          height={24}
          axis={axis}
          dots={[
            { mark: "circle", value: value(4) },
            { mark: "triangle", value: between(3, 4) },
          ]}
        />
        <DotPlot
          height={24}
          axis={axis}
          dots={[
            { mark: "circle", value: value(4) },
            { mark: "square", value: value(4) },
            { mark: "triangle", value: value(4.5, "high") },
            { mark: "diamond", value: between(3, 4) },
          ]}
        />
      </State>
      <State name="a mark beside a word">
        <Mark mark="diamond" /> {t.reports}
      </State>
    </>
  );
}
