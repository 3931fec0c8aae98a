import { useState } from "react";
import { formatScore } from "#platform/texts.ts";
import { useLanguage } from "#platform/client/language.tsx";
import { ChartFigure, DisplayToggle, type Display } from "#platform/ui/charts/ChartFigure.tsx";
import { ChartTable } from "#platform/ui/charts/ChartTable.tsx";
import { RadarChart } from "#platform/ui/charts/RadarChart.tsx";
import { State, useSample } from "../../sample.tsx";

const axis = { from: 1, to: 5, ticks: [1, 2, 3, 4, 5] };
const self = [4.5, 3.8, 2.9, 3.6, 4.4];
const peers = [4.6, 3.9, 4, null, 2.9];

export function Example() {
  const { language } = useLanguage();
  const [display, setDisplay] = useState<Display>("chart");
  const t = useSample({
    fr: {
      title: "Vue d’ensemble",
      show: "Affichage de la vue d’ensemble",
      finding: "Les regards sont les plus proches en Écoute.",
      caption: "Chaque compétence vue par chaque groupe",
      skill: "Compétence",
      names: ["Écoute", "Communication écrite", "Gestion des priorités", "Prise de décision", "Délégation"],
      self: "Vous",
      peers: "Collègues",
      masked: "masqué",
    },
    en: {
      title: "Overview",
      show: "Display of the overview",
      finding: "Views are closest in Listening.",
      caption: "Each skill as seen by each group",
      skill: "Skill",
      names: ["Listening", "Written communication", "Setting priorities", "Decision making", "Delegation"],
      self: "You",
      peers: "Peers",
      masked: "masked",
    },
  });
  const say = (value: number | null | undefined) => (value == null ? t.masked : formatScore(language, value));
  return (
    <State name="a drawing and its table; on a phone the table alone" fullWidth>
      <DisplayToggle label={t.show} display={display} onDisplay={setDisplay} tableOnPhone />
      <ChartFigure
        title={t.title}
        finding={t.finding}
        legend={[
          { mark: "circle", label: t.self },
          { mark: "triangle", label: t.peers },
        ]}
        display={display}
        tableOnPhone
        chart={
          <RadarChart
            axis={axis}
            corners={t.names.map((name) => ({ key: name, name }))}
            series={[
              { mark: "circle", values: self, filled: true },
              { mark: "triangle", values: peers },
            ]}
          />
        }
        table={
          <ChartTable
            caption={t.caption}
            head={t.skill}
            columns={[
              { key: "self", label: t.self, mark: "circle" },
              { key: "peers", label: t.peers, mark: "triangle" },
            ]}
            rows={t.names.map((name, index) => ({
              key: name,
              header: name,
              cells: [say(self[index]), say(peers[index])],
            }))}
          />
        }
      />
    </State>
  );
}
