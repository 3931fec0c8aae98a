import { useState } from "react";
import { Tree } from "#platform/ui/tree/Tree.tsx";
import { moved, type TreeItem } from "#platform/ui/tree/treeRules.ts";
import { State, useSample } from "../../sample.tsx";

const teams: readonly TreeItem[] = [
  { id: "direction", label: "Direction" },
  {
    id: "operations",
    label: "Opérations",
    children: [
      { id: "warehouse", label: "Entrepôt" },
      { id: "workshop", label: "Atelier", children: [{ id: "repair", label: "Réparation" }] },
    ],
  },
  { id: "welcome", label: "Accueil" },
];

export function Example() {
  const [items, setItems] = useState(teams);
  const t = useSample({
    fr: { teams: "Équipes", read: "Équipes, en lecture", people: "4 personnes" },
    en: { teams: "Teams", read: "Teams, read only", people: "4 people" },
  });
  return (
    <>
      <State name="rows can be moved" fullWidth>
        <Tree
          label={t.teams}
          items={items}
          expanded={["operations"]}
          onMove={(move) => setItems(moved(items, move))}
          detail={() => t.people}
        />
      </State>
      <State name="rows that come when a row opens" fullWidth>
        <Lazy label={t.read} />
      </State>
      <State name="read only, closed" fullWidth>
        <Tree label={t.read} items={teams} />
      </State>
    </>
  );
}

/** The children of a row are here once it is open. */
function Lazy({ label }: { label: string }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<string | null>(null);
  const items = teams.map(({ children = [], ...item }) => ({
    ...item,
    isLazy: children.length > 0,
    children: open.has(item.id) ? children : [],
  }));
  const state = { open, onOpenChange: setOpen, chosen, onChoose: setChosen, focuses: false };
  return <Tree label={label} items={items} state={state} />;
}
