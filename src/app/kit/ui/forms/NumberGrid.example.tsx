import { useState } from "react";
import { NumberGrid } from "#platform/ui/numberGrid/NumberGrid.tsx";
import { State, useSample } from "../../sample.tsx";

const names = ["tea", "coffee", "milk"] as const;
type Drink = (typeof names)[number];
type Cells = Record<Drink, string>;
const usual: Cells = { tea: "40", coffee: "40", milk: "20" };

export function Example() {
  const [own, setOwn] = useState<Readonly<Record<string, Cells>>>({
    breakfast: usual,
    lunch: { tea: "30", coffee: "40", milk: "20" },
  });
  const [past, setPast] = useState<readonly (typeof own)[]>([]);
  const t = useSample({
    fr: {
      caption: "Ce qui se boit",
      row: "Repas",
      total: "Total",
      drinks: { tea: "Thé", coffee: "Café", milk: "Lait" },
      meals: { breakfast: "Déjeuner", lunch: "Dîner", snack: "Collation" },
    },
    en: {
      caption: "What people drink",
      row: "Meal",
      total: "Total",
      drinks: { tea: "Tea", coffee: "Coffee", milk: "Milk" },
      meals: { breakfast: "Breakfast", lunch: "Lunch", snack: "Snack" },
    },
  });
  return (
    <State name="a row of 100, one of 90, one that inherits" fullWidth>
      <NumberGrid
        caption={t.caption}
        rowHeader={t.row}
        totalHeader={t.total}
        columns={names.map((key) => ({ key, header: t.drinks[key] }))}
        rows={(["breakfast", "lunch", "snack"] as const).map((key) => {
          const values = own[key] ?? usual;
          const total = names.reduce((sum, name) => sum + Number(values[name]), 0);
          return {
            key,
            name: t.meals[key],
            values,
            isInherited: !own[key],
            isNested: key === "snack",
            total: { text: `${total}\u00A0%`, isWrong: total !== 100 },
          };
        })}
        onChange={(changes) => {
          setPast([...past, own]);
          const kept = Object.entries({ ...own, ...Object.fromEntries(changes) });
          setOwn(Object.fromEntries(kept.flatMap(([key, cells]) => (cells ? [[key, cells]] : []))));
        }}
        onUndo={() => {
          const last = past.at(-1);
          if (!last) return;
          setPast(past.slice(0, -1));
          setOwn(last);
        }}
      />
    </State>
  );
}
