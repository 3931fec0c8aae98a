import { BarTable } from "#platform/ui/charts/BarTable.tsx";
import { State, useSample } from "../../sample.tsx";

export function Example() {
  const t = useSample({
    fr: {
      caption: "Collègues",
      head: "Niveau",
      count: "Réponses",
      levels: ["Presque jamais", "Rarement", "Souvent", "Presque toujours"],
      first: "1 sur 8",
    },
    en: {
      caption: "Peers",
      head: "Level",
      count: "Answers",
      levels: ["Almost never", "Rarely", "Often", "Almost always"],
      first: "1 of 8",
    },
  });
  const counts = [1, 0, 5, 2];
  const rows = t.levels.map((label, index) => {
    const count = counts[index] ?? 0;
    return { key: label, label, value: index === 0 ? t.first : String(count), share: count / 8 };
  });
  return (
    <>
      <State name="of a series" fullWidth>
        <BarTable caption={t.caption} head={t.head} valueHead={t.count} mark="triangle" rows={rows} />
      </State>
      <State name="of nobody in particular" fullWidth>
        <BarTable caption={t.count} head={t.head} valueHead={t.count} rows={rows} />
      </State>
    </>
  );
}
