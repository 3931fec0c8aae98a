import { useState } from "react";
import { ChoiceCards } from "#platform/ui/forms/ChoiceCards.tsx";
import { State, useSample } from "../../sample.tsx";

export function Example() {
  const [value, setValue] = useState<"full" | "peer" | "self">("full");
  const t = useSample({
    fr: {
      legend: "Type d’évaluation",
      full: "Évaluation à 360°",
      fullDetail: "Gestionnaire, collègues et équipe.",
      peer: "Entre collègues",
      peerDetail: "Les collègues seulement.",
      self: "Autoévaluation",
      reason: "Choisissez d’abord une personne.",
      error: "Choisissez une option valide.",
    },
    en: {
      legend: "Type of evaluation",
      full: "360° evaluation",
      fullDetail: "Manager, peers and team.",
      peer: "Among peers",
      peerDetail: "Peers only.",
      self: "Self-evaluation",
      reason: "Choose a person first.",
      error: "Choose a valid option.",
    },
  });
  return (
    <State name="one chosen, one not possible now, an error" fullWidth>
      <ChoiceCards
        legend={t.legend}
        value={value}
        onChange={setValue}
        error={t.error}
        choices={[
          { value: "full", label: t.full, description: t.fullDetail },
          { value: "peer", label: t.peer, description: t.peerDetail },
          { value: "self", label: t.self, disabledReason: t.reason },
        ]}
      />
    </State>
  );
}
