import { useState } from "react";
import { Segments } from "#platform/ui/forms/Segments.tsx";
import { State, useSample } from "../../sample.tsx";

type Part = "direction" | "team" | "position";

export function Example() {
  const [part, setPart] = useState<Part>("team");
  const t = useSample({
    fr: { label: "Regrouper par", direction: "Directions", team: "Équipes", position: "Postes" },
    en: { label: "Group by", direction: "Divisions", team: "Teams", position: "Positions" },
  });
  const parts: readonly Part[] = ["direction", "team", "position"];
  return (
    <State name="one of three is chosen" fullWidth>
      <Segments
        label={t.label}
        value={part}
        options={parts.map((value) => ({ value, label: t[value] }))}
        onChange={setPart}
      />
    </State>
  );
}
