import { LinkTabs } from "#platform/ui/page/LinkTabs.tsx";
import { State, useSample } from "../../sample.tsx";

export function Example() {
  const t = useSample({
    fr: {
      label: "Postes",
      column: "Postes, en colonne",
      positions: "Postes",
      families: "Familles",
      statuses: "Statuts",
    },
    en: {
      label: "Positions",
      column: "Positions, in a column",
      positions: "Positions",
      families: "Families",
      statuses: "Statuses",
    },
  });
  const tabs = [
    { label: t.positions, to: "#positions" },
    { label: t.families, to: "#families" },
    { label: t.statuses, to: "#statuses" },
  ];
  return (
    <>
      <State name="three pages side by side, the second is this one" fullWidth>
        <LinkTabs label={t.label} tabs={tabs} current="#families" />
      </State>
      <State name="one below the other">
        <LinkTabs vertical label={t.column} tabs={tabs} current="#families" />
      </State>
    </>
  );
}
