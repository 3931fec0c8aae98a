import type { ChartValue } from "#platform/chartGeometry.ts";
import { useLanguage } from "#platform/client/language.tsx";
import { formatScore } from "#platform/texts.ts";
import { HeatTable } from "#platform/ui/charts/HeatTable.tsx";
import { State, useSample } from "../../sample.tsx";

const range = { from: 1, to: 5 };
const scale = Array.from({ length: 9 }, (_, index) => 1 + index / 2);
const value = (number: number): ChartValue => ({ form: "value", value: number });

export function Example() {
  const { language } = useLanguage();
  const t = useSample({
    fr: {
      caption: "Compétences par équipe",
      head: "Équipe",
      listening: "Écoute",
      delegation: "Délégation et responsabilisation",
      company: "Toute l’entreprise",
      north: "Accueil et expérience des membres du Nord",
      south: "Sud",
      hidden: ["Est", "Ouest", "Prototypes"],
      between: "entre {from} et {to}",
      reason: "Masqué\u00A0: moins de cinq personnes, seules ou avec d’autres chiffres.",
      scale: "De 1 à 5",
    },
    en: {
      caption: "Skills by team",
      head: "Team",
      listening: "Listening",
      delegation: "Delegation and empowerment",
      company: "The whole company",
      north: "Welcome and member experience of the North",
      south: "South",
      hidden: ["East", "West", "Prototypes"],
      between: "between {from} and {to}",
      reason: "Masked: fewer than five people, alone or beside other figures.",
      scale: "From 1 to 5",
    },
  });
  const say = (given: ChartValue) =>
    given.form === "value"
      ? formatScore(language, given.value)
      : t.between
          .replace("{from}", formatScore(language, given.from))
          .replace("{to}", formatScore(language, given.to));
  return (
    <>
      <State
        name="differences from a total: numbers, ranges, masked; rows that are masked whole are folded"
        fullWidth
      >
        <HeatTable
          caption={t.caption}
          head={t.head}
          columns={[
            { key: "listening", label: t.listening },
            { key: "delegation", label: t.delegation },
          ]}
          range={range}
          say={say}
          maskedReason={t.reason}
          rows={[
            { key: "all", header: t.company, isTotal: true, cells: [value(3.9), value(3.2)] },
            { key: "1", header: t.north, cells: [{ form: "interval", from: 4, to: 4.5 }, null] },
            { key: "2", header: t.south, cells: [value(2.1), { form: "interval", from: 1, to: 4 }] },
            ...t.hidden.map((header) => ({ key: header, header, cells: [null, null] })),
          ]}
        />
      </State>
      <State name="the whole scale, wider than a phone" fullWidth>
        <HeatTable
          caption={t.scale}
          head={t.scale}
          columns={scale.map((at) => ({ key: String(at), label: formatScore(language, at) }))}
          range={range}
          say={say}
          maskedReason={t.reason}
          rows={[
            { key: "scale", header: t.company, cells: scale.map(value) },
            {
              key: "ranges",
              header: t.south,
              cells: scale.map((from) => ({ form: "interval", from, to: Math.min(5, from + 1) })),
            },
          ]}
          onExplain={() => undefined}
        />
      </State>
    </>
  );
}
