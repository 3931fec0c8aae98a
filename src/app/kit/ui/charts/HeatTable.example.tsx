import { useLanguage } from "#platform/client/language.tsx";
import { formatScore } from "#platform/texts.ts";
import { HeatTable } from "#platform/ui/charts/HeatTable.tsx";
import { State, useSample } from "../../sample.tsx";

const range = { from: 1, to: 5 };
const scale = Array.from({ length: 9 }, (_, index) => 1 + index / 2);

export function Example() {
  const { language } = useLanguage();
  const t = useSample({
    fr: {
      values: "Valeurs",
      column: "Valeur",
      respect: "Traite chaque personne avec respect",
      courage: "Dit ce qui doit être dit, même quand c’est difficile",
      all: "Ensemble des valeurs",
      self: "Vous",
      peers: "Collègues",
      masked: "masqué",
      between: "entre 4 et 4,5",
      wide: "entre 1 et 4",
      note: "5 réponses",
      scale: "De 1 à 5",
    },
    en: {
      values: "Values",
      column: "Value",
      respect: "Treats everyone with respect",
      courage: "Says what needs saying, even when it is hard",
      all: "All values",
      self: "You",
      peers: "Peers",
      masked: "masked",
      between: "between 4 and 4.5",
      wide: "between 1 and 4",
      note: "5 answers",
      scale: "From 1 to 5",
    },
  });
  const cell = (value: number) => ({
    value: { form: "value", value } as const,
    text: formatScore(language, value),
  });
  return (
    <>
      <State name="numbers, a range, a wide range, masked; a total" fullWidth>
        <HeatTable
          caption={t.values}
          head={t.column}
          columns={[
            { key: "self", label: t.self, mark: "circle" },
            { key: "peers", label: t.peers, mark: "triangle" },
          ]}
          range={range}
          rows={[
            {
              key: "1",
              header: t.respect,
              cells: [cell(4.4), { value: { form: "interval", from: 4, to: 4.5 }, text: t.between }],
            },
            { key: "2", header: t.courage, cells: [cell(2.1), { value: null, text: t.masked }] },
            {
              key: "all",
              header: t.all,
              isTotal: true,
              cells: [cell(3.3), { value: { form: "interval", from: 1, to: 4 }, text: t.wide, note: t.note }],
            },
          ]}
        />
      </State>
      <State name="the whole scale" fullWidth>
        <HeatTable
          caption={t.scale}
          head={t.scale}
          columns={scale.map((value) => ({ key: String(value), label: formatScore(language, value) }))}
          range={range}
          rows={[{ key: "scale", header: t.values, cells: scale.map(cell) }]}
        />
      </State>
    </>
  );
}
